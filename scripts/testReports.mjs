// What the reports of the tests' tools say, in one shape: counts, and a line or two for each test that failed.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

/** How many lines of what a failed test said stand in the list of failures; all of it stands where it ran. */
const linesKept = 6

/** What a run of Vitest counted, by its JSON report; nothing of it when the run ended before its report was written. */
export function vitestCounts(file) {
  const report = read(file)
  const failures = (report?.testResults ?? []).flatMap((suite) => {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
    // A file that does not load has a message of its own and no tests.
    if (failed.length === 0 && suite.status === 'failed')
      return [told(suite.name, 'the file', [suite.message])]
    return failed.map((test) => told(suite.name, test.fullName, test.failureMessages))
  })
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    failures,
  }
}

/** What a run of Playwright counted, by its JSON report. Tests that passed only when run again are told too, as flaky. */
export function playwrightCounts(file) {
  const report = read(file)
  const failures = specsOf(report?.suites ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return told(spec.file, status === 'flaky' ? `${spec.title} (flaky)` : spec.title, messages)
      })
  )
  return {
    passed: report?.stats.expected ?? 0,
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    flaky: report?.stats.flaky ?? 0,
    failures,
  }
}

/** Playwright's suites hold specs and further suites. */
function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])
}

function told(file, name, messages) {
  const where = file.startsWith(root) ? relative(root, file) : file
  const lines = stripVTControlCharacters(messages[0] ?? '').split('\n')
  return [`${where} › ${name}`, ...lines.filter((line) => line.trim() !== '').slice(0, linesKept)].join(
    '\n    '
  )
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
