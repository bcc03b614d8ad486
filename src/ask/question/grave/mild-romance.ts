/** The dangers in mild words of mild-dangers.ts in French, Spanish, Italian and Portuguese, without accents. */
import type { NamedGrave } from './named-grave.ts';

export const MILD_ROMANCE: Readonly<Record<string, readonly NamedGrave[]>> = {
  fr: [
    [
      'fire',
      [
        'barbecue|bbq|grillades?|rechaud|braises?|cigarettes?',
        '(?:en|dans la|dans les|dans une) (?:foret|bois|garrigue|pinede|maquis|landes?|dunes?)|dans les bois|sous les pins',
      ],
    ],
    [
      'water',
      [
        'rochers?|digue|jetee|brise-lames',
        'jou\\p{L}*|assis|asseoir|pique-?nique|photos?|pech\\p{L}*|enfants?|marcher|grimper',
      ],
    ],
    [
      'tidal-crossing',
      [
        "(?:sur|le long d[eu]) (?:le |l')?(?:recif|estran|banc de sable)|recif (?:a pied|corallien)|banc de sable|" +
          'a maree basse|peche a pied',
      ],
    ],
    [
      'unfit-vehicle',
      [
        'essuie-?glaces?|phares?|freins?|feux?|pare-?brise',
        'casse[se]*|hs|en panne|ne marche(?:nt)? (?:pas|plus)|grille[se]?|morts?|fele|sans|use[se]*',
        'condui\\p{L}*|roul\\p{L}*|route|voiture|rentrer|aller|velo|ok',
      ],
    ],
    ['unfit-vehicle', ['pneus? (?:\\p{L}+ )?(?:lisses?|uses?|morts?)']],
    [
      'protective-gear',
      [
        'casque|gilets? de sauvetage|harnais|baudrier',
        'faut|besoin|sans|obligatoire|necessaire|mettre|porter|enlever|ok',
      ],
    ],
    [
      'carbon-monoxide',
      [
        'gaziniere|four|cuisiniere|rechaud|plaques? (?:a |au )?gaz|brasero|parasol chauffant',
        'chauff\\p{L}*|rechauff\\p{L}*',
      ],
    ],
    [
      'foraging',
      [
        'salades?|taboule|mayonnaise|viande|poulet|poisson|fruits de mer|lait|charcuterie|quiche|nourriture|repas',
        '(?:au|en plein) soleil|a la chaleur|sans (?:frigo|glaciere)|hors du frigo|dans la voiture',
        'heures?|ok|tenir|tient|laisser|reste[rz]?|encore bon|risque',
      ],
    ],
    [
      'people-at-risk',
      [
        'creche|maternelle|garderie|ehpad|maison de retraite|bequilles|deambulateur|fauteuil roulant',
        'dehors|exterieur|soleil|chaleur|sortie|jardin|jouer|verglas|promenade',
      ],
    ],
    [
      'health',
      [
        'coups? de soleil|insolation|coup de chaleur|enrhumee?|rhume|fievre|grippe|covid|bronchite|vertiges?|angine',
        'plage|soleil|dehors|courir|footing|sport|nager|velo|randonn\\p{L}*|jardin|sortir',
      ],
    ],
    ['climbing', ['glaciers?|mer de glace', 'balade|marche\\p{L}*|randonn\\p{L}*|traverse\\p{L}*|trek|rando']],
    [
      'unfit-person',
      [
        '(?:apres|bu) (?:\\p{L}+ ){0,3}?(?:verres?|bieres?|vin|apero)|ivre|saoul|pas dormi|tres fatigue|creve',
        'condui\\p{L}*|roul\\p{L}*|nager|baign\\p{L}*|grimp\\p{L}*|velo|ski\\p{L}*|route',
      ],
    ],
    [
      'water',
      [
        'canot|zodiac|barque|kayak|paddle|pedalo|matelas gonflable|bouee',
        'peut|peux|ok|danger\\p{L}*|demain|sortir|large|vent',
      ],
    ],
    [
      'far-from-help',
      [
        'brouillard|nuages?|visibilite',
        'sommet|refuge|crete|montagne|montee',
        'continue[rz]?|continue|demi-tour|poursuivre',
      ],
    ],
  ],
  es: [
    [
      'fire',
      [
        'barbacoas?|bbq|parrilla\\p{L}*|brasas?|hornillo|camping ?gas',
        '(?:en|por) (?:el|un) (?:monte|bosque|pinar|campo seco|parque natural)|entre los pinos',
      ],
    ],
    [
      'water',
      [
        'rocas?|rompeolas|escollera|espigon|malecon',
        'jug\\p{L}*|sent\\p{L}*|picnic|fotos?|pesc\\p{L}*|ninos?|camin\\p{L}*|trepar',
      ],
    ],
    [
      'tidal-crossing',
      [
        '(?:por|sobre|en) (?:el |los |un )?(?:arrecifes?|banco de arena|bajos)|marisqueo|con (?:la )?marea baja|' +
          'a marea baja',
      ],
    ],
    [
      'unfit-vehicle',
      [
        'limpiaparabrisas|limpias|faros?|luces|frenos?|parabrisas',
        'roto[s]?|rota[s]?|averiad\\p{L}*|no funcionan?|fundid\\p{L}*|fallan?|sin|estropead\\p{L}*',
        'conduc\\p{L}*|coche|carretera|viajar|ir|volver|bici|ok',
      ],
    ],
    [
      'unfit-vehicle',
      ['(?:neumaticos?|ruedas?|gomas?|llantas?) (?:\\p{L}+ )?(?:gastad[oa]s?|lis[oa]s?|desgastad[oa]s?|pelad[oa]s?)'],
    ],
    [
      'protective-gear',
      [
        'cascos?|chalecos? salvavidas|arnes|arneses',
        'falta|necesito|sin|obligatorio|llevar|poner\\p{L}*|quitar\\p{L}*|ok',
      ],
    ],
    [
      'carbon-monoxide',
      [
        'hornos?|cocina de gas|fogon(?:es)?|hornillo|brasero|estufa de gas|camping ?gas',
        'calent\\p{L}*|calor|calef\\p{L}*',
      ],
    ],
    [
      'foraging',
      [
        'ensaladilla|ensaladas?|mayonesa|tortilla|paella|carne|pollo|pescado|marisco|leche|comida|bocadillos?|arroz',
        'al sol|con (?:este |el )?calor|sin (?:nevera|frigorifico)|fuera de la nevera|en el coche',
        'horas?|ok|aguanta\\p{L}*|dejar|dura|bien|malo|puedo',
      ],
    ],
    [
      'people-at-risk',
      [
        'guarderia|parvulario|residencia de ancianos|geriatrico|muletas|andador|silla de ruedas',
        'fuera|afuera|sol|calor|patio|salida|jugar|parque|hielo|paseo',
      ],
    ],
    [
      'health',
      [
        'quemad[oa]s? (?:del?|por el) sol|quemaduras?|insolacion|golpe de calor|resfriad[oa]|catarro|fiebre|gripe|' +
          'covid|bronquitis|mareos?|maread[oa]',
        'playa|sol|fuera|correr|deporte|nadar|bici|senderismo|jardin|salir',
      ],
    ],
    ['climbing', ['glaciar(?:es)?', 'camin\\p{L}*|excursion|trekking|cruzar|paseo|senderismo|andar']],
    [
      'unfit-person',
      [
        '(?:despues de|tras|he bebido|bebi) (?:\\p{L}+ ){0,3}?(?:cervezas?|copas?|vinos?|canas|cubatas?)|borrach[oa]|' +
          'resaca|sin dormir|no he dormido|muy cansad[oa]',
        'conduc\\p{L}*|nadar|banar\\p{L}*|escalar|bici|carretera|esqui\\p{L}*',
      ],
    ],
    [
      'water',
      [
        'nad[oa]|nadamos|nadar|boyas?|lanchas?|neumatica|kayak|paddle ?surf|hidropedal(?:es)?|colchoneta',
        'bandera (?:amarilla|roja)|boyas?|hasta|mar|puedo|podemos|ok|viento',
      ],
    ],
    [
      'far-from-help',
      [
        'niebla|nubes|visibilidad',
        'cumbre|cima|refugio|monte|montana|cresta',
        'seguir|seguimos|continuar|darnos la vuelta',
      ],
    ],
  ],
  it: [
    [
      'fire',
      [
        'barbecue|bbq|grigliat\\p{L}*|brace|fornello|fornellino',
        '(?:nel|in|in un|in una|nella) (?:bosco|boschi|pineta|foresta|macchia|sottobosco)|tra i pini',
      ],
    ],
    [
      'water',
      [
        'scogli(?:era)?|molo|pontile|frangiflutti',
        'gioc\\p{L}*|sed\\p{L}*|picnic|foto|pesc\\p{L}*|bambini|cammin\\p{L}*|saltare|arrampic\\p{L}*',
      ],
    ],
    [
      'tidal-crossing',
      ['(?:sulla|sul|lungo la) (?:barriera(?: corallina)?|reef|secca|banco di sabbia)|con la bassa marea'],
    ],
    [
      'unfit-vehicle',
      [
        'tergicristall[oi]|far[oi]|fren[oi]|luci|parabrezza',
        'rott[oiae]|guast[oiae]|non funziona(?:no)?|bruciat[oiae]|senza|fuori uso|crepato',
        'guid\\p{L}*|strada|auto|macchina|andare|tornare|bici|viaggi\\p{L}*',
      ],
    ],
    ['unfit-vehicle', ['(?:gomme|pneumatici) (?:\\p{L}+ )?(?:lisc[ei]|consumat[ei]|usurat[ei])']],
    [
      'protective-gear',
      [
        'casco|caschi|giubbott[oi] (?:di )?salvatagg\\p{L}*|imbracatur[ae]',
        'serve|servono|senza|obbligatori\\p{L}*|devo|metter\\p{L}*|togliere|ok',
      ],
    ],
    [
      'carbon-monoxide',
      ['forn[oi]|fornell[oi]|cucina a gas|stufa a gas|braciere|fungo riscaldante', 'scald\\p{L}*|riscald\\p{L}*'],
    ],
    [
      'foraging',
      [
        'insalat[ae]|maionese|carne|pollo|pesce|frutti di mare|latte|panini|cibo|tiramisu',
        'al sole|al caldo|senza (?:frigo|borsa termica)|fuori frigo|in macchina',
        'ore?|ok|lasciare|dura|regge|ancora buon[oa]',
      ],
    ],
    [
      'people-at-risk',
      [
        'asilo|nido|scuola materna|casa di riposo|rsa|stampelle|deambulatore|sedia a rotelle',
        'fuori|aperto|sole|caldo|giardino|gita|giocare|ghiaccio|passeggiata',
      ],
    ],
    [
      'health',
      [
        'scottat[oiae]|scottatur[ae]|ustion[ei]|insolazione|colpo di calore|raffreddat[oa]|raffreddore|febbre|' +
          'influenza|covid|bronchite|vertigini|capogir[oi]',
        'spiaggia|mare|sole|fuori|correre|sport|nuotare|bici|escursion\\p{L}*|giardino|uscire',
      ],
    ],
    ['climbing', ['ghiacciai[oa]?', 'escursion\\p{L}*|cammin\\p{L}*|trekking|travers\\p{L}*|passegg\\p{L}*']],
    [
      'unfit-person',
      [
        '(?:dopo|bevuto) (?:\\p{L}+ ){0,3}?(?:birr[ae]|bicchier[ie]|vino|spritz|aperitiv\\p{L}*)|ubriac[oa]|' +
          'non ho dormito|senza dormire|stanchissim[oa]',
        'guid\\p{L}*|nuot\\p{L}*|bagno|arrampic\\p{L}*|bici|sci\\p{L}*|strada',
      ],
    ],
    [
      'water',
      [
        'gommon[ei]|barchin[oa]|barchett[ae]|canoa|kayak|sup|pedalo|materassin[oi]|boa',
        'esco|uscire|andare|posso|possiamo|ok|nuvol\\p{L}*|mare|vento|nipot[ei]|bambini',
      ],
    ],
    [
      'far-from-help',
      [
        'nebbia|nuvol[ae]|visibilita',
        'vetta|cima|rifugio|cresta|monte|montagna',
        'prosegu\\p{L}*|continu\\p{L}*|tornare indietro|saliamo lo stesso',
      ],
    ],
  ],
  pt: [
    [
      'tidal-crossing',
      [
        '(?:atravess|pass|cruz|ir)\\p{L}*',
        '(?:a |o )?(?:ria|estuario|baia|areal|foz|barra|sapal)',
        'a pe|caminhando|andando|mare baixa',
      ],
    ],
    [
      'fire',
      [
        'churrasc\\p{L}*|grelhad\\p{L}*|assador|brasas?|fogareiro|bbq',
        '(?:no|na|num|numa|em) (?:\\p{L}+ )?(?:mata|floresta|pinhal|bosque|mato|serra)',
      ],
    ],
    [
      'water',
      [
        'rochas?|rochedos?|pontao|quebra-mar|molhe',
        'brinc\\p{L}*|sent\\p{L}*|piquenique|fotos?|pesc\\p{L}*|criancas?|miudos|caminh\\p{L}*',
      ],
    ],
    [
      'tidal-crossing',
      [
        '(?:no|nos|pelo|pelos|sobre o) (?:recifes? (?:em|de|a|com|amanha|hoje)|banco de areia|baixio)|' +
          'caminhar no recife|com a mare (?:baixa|vazia)|na mare baixa',
      ],
    ],
    [
      'unfit-vehicle',
      [
        'limpa-?(?:para-?)?(?:brisas|vidros)|farois|faroi|farol|luzes|travoes|freios?|para-?brisas?',
        'partid[oa]s?|avariad[oa]s?|quebrad[oa]s?|nao funcionam?|fundid[oa]s?|sem|estragad[oa]s?',
        'conduz\\p{L}*|dirigir|guiar|carro|estrada|ir|voltar|viajar|bicicleta',
      ],
    ],
    ['unfit-vehicle', ['pneus? (?:\\p{L}+ )?(?:carecas?|lisos?|gastos?)']],
    [
      'protective-gear',
      [
        'capacetes?|coletes? salva-?vidas|arnes|cinto de seguranca',
        'preciso|precisa|sem|obrigatorio|levar|usar|tirar|ok',
      ],
    ],
    [
      'carbon-monoxide',
      ['fogao|fornos?|fogareiro|bocas? do fogao|aquecedor a gas|braseira', 'aquec\\p{L}*|esquent\\p{L}*'],
    ],
    [
      'foraging',
      [
        'saladas?|maionese|carne|frango|peixe|marisco|leite|sandes|comida|bolo',
        'ao sol|com (?:este |o )?calor|sem (?:frigorifico|geladeira|gelo)|fora do frigorifico|no carro',
        'horas?|ok|aguenta\\p{L}*|deixar|dura|posso',
      ],
    ],
    [
      'people-at-risk',
      [
        'creche|infantario|jardim de infancia|lar de idosos|muletas|andarilho|cadeira de rodas',
        'fora|sol|calor|passeio|brincar|jardim|parque|gelo|saida',
      ],
    ],
    [
      'health',
      [
        'escaldao|queimad[oa]s? (?:do|pelo) sol|insolacao|golpe de calor|constipad[oa]|resfriad[oa]|gripe|febre|' +
          'covid|bronquite|tonturas?',
        'praia|sol|fora|correr|desporto|nadar|bicicleta|caminhada|jardim|sair',
      ],
    ],
    ['climbing', ['glaciar(?:es)?|geleiras?', 'caminh\\p{L}*|trilho|trilha|atravess\\p{L}*|passeio|trekking']],
    [
      'flooding',
      ['levadas?|vereda|trilhos?|trilhas?', 'choveu|chuva|chuvas|derrocad\\p{L}*|escorregad\\p{L}*|molhad\\p{L}*'],
    ],
    [
      'unfit-person',
      [
        '(?:depois de|apos|bebi) (?:\\p{L}+ ){0,3}?(?:cervejas?|copos?|vinho|imperiais|shots)|bebad[oa]|ressaca|' +
          'sem dormir|nao dormi|muito cansad[oa]',
        'conduz\\p{L}*|dirigir|nadar|banho|escalar|bicicleta|estrada',
      ],
    ],
    [
      'water',
      [
        'botes?|barco insuflavel|caiaque|prancha|canoa|gaivota|boia|bandeira (?:amarela|vermelha)',
        'posso|podemos|ok|mar|vento|sair|ate|nado|nadar',
      ],
    ],
    [
      'far-from-help',
      [
        'nevoeiro|nuvens|visibilidade',
        'cume|pico|serra|montanha|refugio',
        'continu\\p{L}*|seguir|seguimos|voltar para tras',
      ],
    ],
  ],
};
