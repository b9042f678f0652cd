import { brokenOff } from './failure.ts'

/**
 * The body of an answer, all of it: `whole(response.json())`. One that is no JSON was cut short, or is of somebody between
 * us and the server.
 *
 * @throws Failure with status 0 where it breaks off
 */
export function whole<Body>(body: Promise<Body>): Promise<Body> {
  return body.catch(brokenOff)
}
