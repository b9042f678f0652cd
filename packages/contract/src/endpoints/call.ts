import type { z } from 'zod'
import type { Endpoints } from './index.ts'
import type { parameters } from './parameters.ts'

/** The name of an endpoint: `PATCH /api/works/:id`, or `GET /api/works?list=1` for one that is asked in that way. */
export type EndpointName = keyof Endpoints & string
/** The names that are routes of the server. */
export type RouteName = Exclude<EndpointName, `${string}?${string}`>

type Field<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Shape> ? Shape : undefined
/** The route that a name asks. */
type RouteOf<Name extends string> = Name extends `${infer Route}?${string}` ? Route : Name
type Asked<Name extends EndpointName> = Extract<RouteOf<Name>, EndpointName>

type First<Rest extends string> = Rest extends `${infer Name}/${string}` ? First<Name> : Undotted<Rest>
type Undotted<Name extends string> = Name extends `${infer Bare}.${string}` ? Bare : Name
/** The names of a path's parameters. */
type ParameterNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? First<Rest> | ParameterNames<Rest>
  : never
type ParameterShape<Name extends EndpointName, Parameter extends string> =
  Field<Name, 'params'> extends Record<Parameter, infer Shape>
    ? Shape
    : Parameter extends keyof typeof parameters
      ? (typeof parameters)[Parameter]
      : never

type Output<Shape> = Shape extends z.ZodType ? z.output<Shape> : unknown
type Input<Shape> = Shape extends z.ZodType ? z.input<Shape> : undefined

/** The parameters of the path as a handler gets them. */
export type ParamsOf<Name extends EndpointName> = {
  [Parameter in ParameterNames<Asked<Name>>]: Output<ParameterShape<Asked<Name>, Parameter>>
}
/** The query as a handler gets it. */
export type QueryOf<Name extends EndpointName> = Output<Field<Asked<Name>, 'query'>>
/** The body as a handler gets it; of a form with a file, the file too. */
export type BodyOf<Name extends EndpointName> =
  Field<Name, 'upload'> extends true
    ? (Field<Name, 'body'> extends z.ZodType ? Output<Field<Name, 'body'>> : unknown) & { file: File }
    : Output<Field<Name, 'body'>>

type AnswerShape<Name extends EndpointName> =
  | Field<Name, 'answer'>
  | Field<Name, 'created'>
  | Field<Name, 'answerToSuper'>
type NamesOf<Route extends RouteName> = Extract<EndpointName, Route | `${Route}?${string}`>
type InputsOf<Shape> = Shape extends { _zod: { input: infer Given } } ? Given : never
/** What a handler may answer: what its endpoint names, in each of the ways in which it can be asked. */
export type Answering<Route extends RouteName> = InputsOf<AnswerShape<NamesOf<Route>>>

/** What an endpoint answers whoever asks: as visitors are answered, and super users where that is not more. */
export type AnswerOf<Name extends EndpointName> = Output<
  Exclude<Field<Name, 'answer'> | Field<Name, 'created'>, undefined>
>
/** What it answers super users. */
export type AnswerToSuper<Name extends EndpointName> =
  Field<Name, 'answerToSuper'> extends z.ZodType ? Output<Field<Name, 'answerToSuper'>> : AnswerOf<Name>

/** The names of endpoints that are asked by anything but GET. */
export type WriteName = Exclude<RouteName, `GET ${string}`>
/** What is sent as the body of a call; `undefined` where there is none. */
export type SentTo<Name extends EndpointName> = Given<Input<Field<Name, 'body'>>>
/**
 * A value that nobody changes any more. In the place of a number may stand what somebody typed, of which the server says
 * what is wrong.
 */
type Given<Value> = Value extends number
  ? Value | string
  : Value extends readonly (infer Member)[]
    ? readonly Given<Member>[]
    : Value extends object
      ? { [Key in keyof Value]: Given<Value[Key]> }
      : Value

type Plain = string | number | boolean
/** What may stand for a value in an address: as it is read, or as it is written; a list, by commas. */
type Written<Shape extends z.core.$ZodType> =
  | Extract<z.output<Shape> | z.input<Shape>, Plain>
  | (Extract<z.output<Shape>, readonly unknown[]> extends readonly (infer Member)[]
      ? readonly Member[]
      : never)
/** What stands in the address of a call: the parameters of its path, and what its query takes. */
export type AddressOf<Name extends EndpointName> = {
  [Parameter in ParameterNames<Asked<Name>>]: string | number
} & (Field<Asked<Name>, 'query'> extends z.ZodObject<infer Shape>
  ? { [Key in keyof Shape]?: Written<Shape[Key]> | undefined }
  : unknown)
