import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import { wasmUrl } from './wasm.ts'

prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
})

/** Reads QR codes; the same in every browser, also where there is a reader of its own. */
export const detector = new BarcodeDetector({ formats: ['qr_code'] })
