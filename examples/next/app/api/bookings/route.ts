import { book } from '../../../lib/bookings'

export async function POST(request: Request) {
  const answer = await book(await request.json())
  return Response.json(answer, { status: answer.status })
}
