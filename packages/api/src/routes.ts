import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/account.routes.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { appointmentsRoutes } from './appointments/appointments.routes.ts'
import { archivesRoutes } from './archives/archives.routes.ts'
import { artistsRoutes } from './artists/artists.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { factorsRoutes } from './auth/factors/factors.routes.ts'
import { binRoutes } from './bin/bin.routes.ts'
import { cardsRoutes } from './cards/cards.routes.ts'
import { citingRoutes } from './citing/citing.routes.ts'
import { collectionsRoutes } from './collections/collections.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { doorRoutes } from './door/door.routes.ts'
import { dumpsRoutes } from './dumps/dumps.routes.ts'
import { englishRoutes } from './english/english.routes.ts'
import { answerNotFound } from './errorHandler.ts'
import { eventsRoutes } from './events/events.routes.ts'
import { exportsRoutes } from './exports/exports.routes.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { storageRoutes } from './files/storage.routes.ts'
import { healthRoutes } from './health.routes.ts'
import { imageApiRoutes } from './iiif/image.routes.ts'
import { presentationRoutes } from './iiif/presentation/presentation.routes.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { itemsRoutes } from './items/items.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { linkedRoutes } from './linked/linked.routes.ts'
import { mailsRoutes } from './mail/mails.routes.ts'
import { isOutboxShown, outboxRoutes } from './mail/outboxRoutes.ts'
import { oaiRoutes } from './oai/oai.routes.ts'
import { holidaysRoutes } from './options/holidays.routes.ts'
import { optionsRoutes } from './options/options.routes.ts'
import { panelRoutes } from './panel/panel.routes.ts'
import { paperRoutes } from './paper/paper.routes.ts'
import { permanentRoutes } from './permanent/permanent.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { messagesRoutes } from './questions/messages.routes.ts'
import { savedAnswersRoutes } from './questions/savedAnswers.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { slidesRoutes } from './slides/slides.routes.ts'
import { textsRoutes } from './texts/texts.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { waitingRoutes } from './waiting/waiting.routes.ts'
import { worksRoutes } from './works/works.routes.ts'

/** Every resource of the API. */
export const routes: FastifyPluginAsyncZod<{ ready: () => Promise<void> }> = async (app, { ready }) => {
  await app.register(healthRoutes, { ready })
  await app.register(authRoutes)
  await app.register(factorsRoutes)
  await app.register(accountRoutes)
  await app.register(usersRoutes)
  await app.register(optionsRoutes)
  await app.register(holidaysRoutes)
  await app.register(collectionsRoutes)
  await app.register(contactRoutes)
  await app.register(messagesRoutes)
  await app.register(savedAnswersRoutes)
  await app.register(slidesRoutes)
  await app.register(eventsRoutes)
  await app.register(feedsRoutes)
  await app.register(cardsRoutes)
  await app.register(artistsRoutes)
  await app.register(worksRoutes)
  await app.register(placesRoutes)
  await app.register(appointmentsRoutes)
  await app.register(waitingRoutes)
  await app.register(doorRoutes)
  await app.register(reportsRoutes)
  await app.register(ledgerRoutes)
  await app.register(archivesRoutes)
  await app.register(itemsRoutes)
  await app.register(importsRoutes)
  await app.register(activityRoutes)
  await app.register(mailsRoutes)
  await app.register(binRoutes)
  await app.register(searchRoutes)
  await app.register(exportsRoutes)
  await app.register(paperRoutes)
  await app.register(textsRoutes)
  await app.register(englishRoutes)
  await app.register(panelRoutes)
  await app.register(storageRoutes)
  await app.register(imageApiRoutes)
  await app.register(presentationRoutes)
  await app.register(permanentRoutes)
  await app.register(oaiRoutes)
  await app.register(dumpsRoutes)
  await app.register(citingRoutes)
  await app.register(linkedRoutes)
  if (isOutboxShown(app.env)) await app.register(outboxRoutes)
  // What does not exist under these is missing from the API; no page of the site is meant.
  for (const path of ['/api', '/api/*', '/auth/*', '/storage/*', '/iiif/*']) {
    app.all(path, { config: { read: true }, schema: { hide: true } }, answerNotFound)
  }
}
