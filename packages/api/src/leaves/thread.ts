import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { isLeavesWork, type LeavesNews, type LeavesWork } from './messages.ts'

/** Bytes of a page of WebAssembly's memory. */
const memoryPage = 64 * 1024

/** Reads the PDF that it is given, as the main file of a thread of its own. A leaf goes out when the last one was taken. */
if (parentPort && isLeavesWork(workerData)) await tell(parentPort, workerData)

async function tell(port: MessagePort, work: LeavesWork): Promise<void> {
  limitMemory(work.memory)
  const say = (news: LeavesNews) => port.postMessage(news)
  try {
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(work.bytes)
    const pages = document.getPageCount()
    say({ what: 'pages', pages })
    for (let at = 0; at < Math.min(pages, work.mostLeaves); at += 1) {
      const page = document.getPage(at)
      const text = page.getText().slice(0, work.mostText)
      const picture = at < work.mostPictures ? await pictureOf(page, work.longestSide) : null
      const isTaken = once(port, 'message')
      say({ what: 'leaf', leaf: { number: at + 1, text, picture } })
      await isTaken
    }
    say({ what: 'done' })
  } catch (error) {
    say({ what: 'damaged', reason: error instanceof Error ? error.message : String(error) })
  }
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>

async function pictureOf(page: Page, longestSide: number) {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longest = Math.max(originalWidth, originalHeight)
  if (!(longest > 0)) return null
  // A side of less than a pixel is none that is drawn.
  const scale = longestSide / longest
  if (Math.min(originalWidth, originalHeight) * scale < 1) return null
  const { width, height, data } = await page.render({ scale, render: 'bitmap' })
  return { width, height, rgba: data }
}

/** Lets no memory of WebAssembly in this thread grow beyond so many bytes: it is none of the heap, which has limits. */
function limitMemory(most: number): void {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * memoryPage > most) {
      throw new RangeError('The memory for a document is full')
    }
    return grow.call(this, pages)
  }
}
