import { expect, test } from 'vitest'
import { deviceKind } from './deviceKind.ts'
import { isBrowser } from './isVisit.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`, 'phone'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`, 'phone'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'phone'],
  [`Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`, 'tablet'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`, 'tablet'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Safari/605.1.15`, 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`, 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer'],
  // Links that are opened inside the app in which they were read.
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36 Telegram-Android/11.9.0`,
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Mobile/15E148 [LinkedInApp]/9.30`,
    'phone',
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Mobile/15E148 [Pinterest/iOS]`, 'phone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Mobile/15E148 Snapchat/13.20`, 'phone'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Avast/141.0.0.0`, 'computer'],
  [`Mozilla/5.0 (Linux; Android 13; CUBOT X30) ${chrome} Mobile Safari/537.36`, 'phone'],
])('%s is somebody at a %s', (userAgent, device) => {
  expect([isBrowser(userAgent), deviceKind(userAgent)]).toEqual([true, device])
})

test.each([
  'WhatsApp/2.24.6.77 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; LinkedInBot/1.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; MSIE 7.0; Windows NT 6.2; Microsoft Outlook 16.0)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (compatible; BarracudaCentral/1.0)',
  'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'node',
  '',
  undefined,
])('%s is nobody', (userAgent) => {
  expect(isBrowser(userAgent)).toBe(false)
})
