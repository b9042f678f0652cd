/** Whether two values of a field are the same: texts, numbers, flags, and lists or records of them. */
export function equal(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
