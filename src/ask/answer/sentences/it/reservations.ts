/** What an answer does not judge, and what was not read, in Italian. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_IT: Messages = {
  'uncovered.sentence': 'nessun verdetto: {what}.',
  'uncovered.parked-vehicle':
    'Fairday non può giudicare un veicolo in cui resta qualcuno; in pochi minuti diventa molto più caldo dell’aria esterna, anche in una giornata mite',
  'uncovered.ice-bearing': 'Fairday non può giudicare se il ghiaccio regge, e non ne conosce lo spessore',
  'uncovered.avalanche': 'Fairday non può giudicare le valanghe; chiedi al servizio valanghe della regione',
  'uncovered.evacuation': 'Fairday non può giudicare se andarsene o mettersi al riparo; segui le autorità',
  'uncovered.earth': 'Fairday non sa nulla di vulcani, terremoti o frane',
  'uncovered.flooding': 'Fairday non sa quali strade, fiumi o case siano allagati',
  'uncovered.lightning-shelter':
    'Fairday non può giudicare che cosa sia sicuro durante un temporale; al chiuso è più sicuro',
  'uncovered.water': 'Fairday non può giudicare l’acqua stessa: maree, correnti e come ci si sta dentro',
  'uncovered.snow-sport': 'Fairday non giudica gli sport sulla neve e non conosce le piste',
  'uncovered.aviation': 'Fairday non giudica i voli, tranne quelli dei droni',
  'uncovered.travel-disruption': 'Fairday non sa che cosa sia in ritardo, cancellato o chiuso',
  'uncovered.health': 'Fairday non dà consigli medici',
  'uncovered.eyes': 'guardare il sole danneggia gli occhi con qualsiasi tempo',
  'uncovered.animals': 'Fairday non può giudicare che cosa sopporti un animale',
  'uncovered.people-at-risk': 'Fairday non può giudicare che cosa sopportino neonati, anziani o malati',
  'uncovered.fire': 'Fairday non può giudicare i fuochi; chiedi ai vigili del fuoco e rispetta i divieti locali',
  'uncovered.foraging': 'Fairday non può giudicare che cosa si possa mangiare o bere senza pericolo',
  'uncovered.climbing': 'Fairday non giudica l’arrampicata e non conosce roccia, ghiaccio o cime',
  'uncovered.sleeping-outdoors': 'Fairday non giudica le notti all’aperto',
  'uncovered.wind-load': 'Fairday non giudica gru, scale, tende o alberi nel vento',
  'uncovered.other-vehicle': 'Fairday giudica la guida delle auto, non di altri veicoli o rimorchi',
  'uncovered.pipes': 'Fairday non può giudicare che cosa sopportino le tubature di una casa',
  'uncovered.other-activity': 'Fairday non ha regole per questa attività',
  'reserve.safety': 'la sicurezza dipende da più di questo tempo.',
  'reserve.stated': 'la domanda dice {list}; i valori qui sono quelli della fonte meteo.',
  'reserve.word': '“{name}”',
  'reserve.unread': 'non considerato: {list}.',
};
