/** What an answer does not judge, and what was not read, in Italian. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_IT: Messages = {
  'uncovered.sentence': 'nessun verdetto: {what}.',
  'hazard.thunder':
    'contano i tuoni o i fulmini sul posto, e non la previsione: entra ora in un edificio o in un’auto chiusa, e restaci 30 minuti dopo l’ultimo tuono (US National Weather Service)',
  'hazard.frozen-heights':
    'con il gelo o il ghiaccio sul posto nessuno si arrampica o lavora in quota, con qualsiasi scarpa',
  'hazard.deep-cold':
    'con il freddo indicato la pelle nuda gela entro mezz’ora (Environment and Climate Change Canada)',
  'hazard.great-heat': 'il caldo indicato è pericoloso (US National Weather Service: indice di calore da 39 °C)',
  'hazard.gale': 'il vento indicato è una burrasca o ha raffiche forti (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'ciò che si vede, si sente o si misura sul posto conta più della previsione',
  'uncovered.emergency':
    'è un’emergenza: chiama subito il numero di emergenza (112) e non aspettare nessuna previsione',
  'uncovered.gas-leak':
    'il gas può esplodere con qualsiasi vento: non toccare interruttori, esci e chiama il pronto intervento gas',
  'uncovered.carbon-monoxide':
    'bruciare gas, benzina, carbone o legna in una tenda, un garage, una roulotte o una stanza sprigiona monossido di carbonio, che uccide; non farlo mai, e chiedi ai vigili del fuoco',
  'uncovered.chemicals':
    'i prodotti chimici mescolati possono sprigionare gas velenoso; non mescolarli mai, e chiedi al centro antiveleni',
  'uncovered.medicine-storage': 'Fairday non può giudicare che cosa sopporti un farmaco; chiedi in farmacia',
  'uncovered.frostbite': 'la pelle congelata non si strofina mai, con o senza neve; chiedi subito a un medico',
  'uncovered.inflatables':
    'vento e correnti portano i gonfiabili al largo; Fairday non può giudicare l’acqua; chiedi ai bagnini',
  'uncovered.tidal-crossing':
    'attraversare sabbie o un passaggio di marea dipende dalle maree, che Fairday non conosce; chiedi alla guardia costiera',
  'uncovered.over-people':
    'volare sopra le persone dipende dalle regole dell’aria; chiedi all’autorità per l’aviazione',
  'uncovered.airspace':
    'far volare droni vicino agli aeroporti dipende dalle regole dell’aria; chiedi all’autorità per l’aviazione',
  'uncovered.far-from-help':
    'Fairday non può giudicare lo stare soli o al buio lontano dai soccorsi; chiedi al soccorso alpino',
  'uncovered.heights': 'Fairday non giudica il lavoro su scale, ponteggi o camini; chiedi al responsabile del cantiere',
  'uncovered.excavation':
    'Fairday non può giudicare se le pareti di uno scavo reggono; la pioggia le indebolisce; chiedi al responsabile del cantiere',
  'uncovered.parked-vehicle':
    'Fairday non può giudicare un veicolo in cui resta qualcuno; in pochi minuti diventa molto più caldo dell’aria esterna, anche in una giornata mite',
  'uncovered.storm-eye':
    'nell’occhio di una tempesta il vento torna all’improvviso e dall’altro lato; resta al riparo finché le autorità non dicono che è finita',
  'uncovered.cold-water':
    'Fairday non può giudicare bacini, cave, canali e chiuse: l’acqua può essere pericolosamente fredda sotto un’aria calda, e non si vedono le correnti né ciò che c’è sotto',
  'uncovered.children-in-water':
    'Fairday non può giudicare se i bambini sono al sicuro in acqua o vicino; con qualsiasi tempo hanno bisogno di un adulto a portata di mano',
  'uncovered.medicines':
    'Fairday non può giudicare i farmaci; alcuni rendono la pelle sensibile al sole o il corpo al caldo; chiedi in farmacia o a un medico',
  'uncovered.ice-bearing': 'Fairday non può giudicare se il ghiaccio regge, e non ne conosce lo spessore',
  'uncovered.avalanche': 'Fairday non può giudicare le valanghe; chiedi al servizio valanghe della regione',
  'uncovered.evacuation': 'Fairday non può giudicare se andarsene o mettersi al riparo; segui le autorità',
  'uncovered.on-the-spot':
    'ghiaccio, neve, nebbia, fumo o acqua sul posto contano più di una previsione, e Fairday non li vede',
  'uncovered.inflatable-play':
    'castelli e altri giochi gonfiabili non si usano con vento o raffiche oltre 38 km/h (HSE e PIPA britanniche) e vanno ancorati in ogni punto; Fairday non li giudica',
  'uncovered.own-danger': 'qui il pericolo non è il tempo, e Fairday non può giudicarlo',
  'uncovered.earth': 'Fairday non sa nulla di vulcani, terremoti o frane',
  'uncovered.flash-flood':
    'gole, grotte e letti di fiume asciutti si riempiono all’improvviso per piogge lontane; Fairday non può giudicarlo; chiedi ai guardiaparco o a una guida',
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
  'uncovered.people-at-risk': 'Fairday non può giudicare che cosa sopportino bambini, anziani o malati',
  'uncovered.endurance': 'Fairday non può giudicare che cosa sopportino le persone',
  'uncovered.fire': 'Fairday non può giudicare i fuochi; chiedi ai vigili del fuoco e rispetta i divieti locali',
  'uncovered.foraging': 'Fairday non può giudicare che cosa si possa mangiare o bere senza pericolo',
  'uncovered.climbing': 'Fairday non giudica l’arrampicata e non conosce roccia, ghiaccio o cime',
  'uncovered.sleeping-outdoors': 'Fairday non giudica le notti all’aperto',
  'uncovered.wind-load': 'Fairday non giudica gru, scale, tende o alberi nel vento',
  'uncovered.snow-load': 'Fairday non sa quanta neve regge un tetto',
  'uncovered.other-vehicle': 'Fairday giudica la guida delle auto, non di altri veicoli o rimorchi',
  'uncovered.unfit-person':
    'dopo alcol, droghe o senza sonno nessuno guida, arrampica o nuota in sicurezza, con nessun tempo',
  'uncovered.unfit-vehicle':
    'un veicolo con pneumatici consumati, o con luci, tergicristalli o freni guasti, non deve circolare con nessun tempo; va prima riparato',
  'uncovered.protective-gear':
    'casco, giubbotto di salvataggio e imbracatura proteggono con qualsiasi tempo; nessuna previsione li sostituisce',
  'uncovered.road-grip': 'Fairday non conosce l’aderenza delle strade né quella degli pneumatici',
  'uncovered.electrics':
    'Fairday non può giudicare attrezzi, prolunghe e prese elettriche con l’umidità; acqua e corrente possono uccidere',
  'uncovered.pipes': 'Fairday non può giudicare che cosa sopportino le tubature di una casa',
  'uncovered.indoors': 'Fairday giudica il tempo all’aperto, non l’aria di una stanza',
  'uncovered.bare-limit': 'Fairday dice il tempo di un luogo e di un momento, e non ha limiti per una cifra da sola',
  'uncovered.other-activity': 'Fairday non ha regole per questa attività',
  'reserve.safety': 'la sicurezza dipende da più di questo tempo.',
  'reserve.camping': 'il campeggio è giudicato come una festa all’aperto; le notti in tenda non lo sono.',
  'reserve.no-chance': 'nessuna fonte ne dà la probabilità in percentuale.',
  'reserve.coarse-wind':
    'i dati climatici, a maglia larga, danno poco vento {where} {when}; vi mancano i venti locali, come su coste, stretti e valli.',
  'reserve.stated': 'la domanda dice {list}; i valori qui sono quelli della fonte meteo.',
  'reserve.word': '“{name}”',
  'reserve.undated': 'qui non si sa in che giorno è {list}: con il giorno nella domanda si dà il suo tempo.',
  'reserve.unread': 'non considerato: {list}.',
};
