import url from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Where this site serves the program that reads codes: no other is asked. */
export const wasmUrl: string = url
