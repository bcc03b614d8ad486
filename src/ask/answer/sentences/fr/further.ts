/** The French messages about sunlight, the aurora, the past, the climate, and what has no source. */
import type { Messages } from '../messages.ts';

export const FURTHER_FR: Messages = {
  'caveat.cut': 'les périodes plus longues sont abrégées : la réponse va jusqu’à {until}.',
  lasts: 'des heures {more, select, yes {avec} other {sans}} {event} {where} {when} : {stretch}',
  'lasts.shorter':
    'la plus longue période {more, select, yes {avec} other {sans}} {event} {where} {when} : {stretch}, {duration}',
  'lasts.never': 'aucune heure {more, select, yes {avec} other {sans}} {event} {where} {when}',
  'when.extreme.stretch': '{more} {where} {when} : {stretch}, {value}.',
  'wear.enough.yes':
    'il {tone, select, past {a fait} typical {fait généralement} now {fait} other {fera}} assez chaud pour {garment} {where} {when}',
  'wear.enough.maybe':
    'il {tone, select, past {a fait} typical {fait généralement} now {fait} other {fera}} tout juste assez chaud pour {garment} {where} {when}',
  'wear.enough.no':
    'il {tone, select, past {n’a pas fait} typical {ne fait généralement pas} now {ne fait pas} other {ne fera pas}} assez chaud pour {garment} {where} {when}',
  unsourced: 'ce service n’a pas de source sur {what} {where}.',
  'unsourced.tides': 'les marées',
  'unsourced.currents': 'les courants',
  'unsourced.avalanches': 'le risque d’avalanche',
  'unsourced.lake-ice': 'la glace des lacs et des rivières',
  'unsourced.rivers': 'les niveaux d’eau',
  'unsourced.drought': 'la sécheresse et les restrictions d’eau',
  'unsourced.lake-water': 'l’eau des lacs et des rivières',
  'unsourced.earthquakes': 'les séismes',
  'unsourced.volcanoes': 'les volcans',
  'unsourced.wildfires': 'les feux de forêt',
  'unsourced.roads': 'l’état des routes et la circulation',
  'unsourced.ski-lifts': 'les remontées mécaniques et les pistes',
  'unsourced.records': 'les records météo',
  'unsourced.hurricane-season': 'les saisons des tempêtes',
  'unsourced.named-storms': 'les tempêtes par leur nom',
  'unsourced.storms-at-sea': 'les tempêtes tropicales et autres tempêtes en mer',
  'unsourced.anywhere': 'aucune source ici pour {what} ; les alertes officielles sont données pour un lieu à terre.',
  'unsourced.hail': 'la grêle',
  'unsourced.dew': 'la rosée',
  'unsourced.swell': 'la période et la direction de la houle',
  'unsourced.radar': 'les images du radar',
  'unsourced.soil': 'la température et l’humidité du sol',
  'unsourced.upper-air': 'l’air au-dessus du sol, dont les vents en altitude, l’isotherme 0 °C et la base des nuages',
  'unsourced.degree-days': 'les degrés-jours et les heures de froid',
  'unsourced.evaporation': 'l’évaporation',
  'unsourced.planets': 'les planètes et les étoiles dans le ciel',
  'unsourced.rainy-season': 'le début et la fin des saisons des pluies et des moussons',
  'unsourced.satellites': 'les satellites et leurs passages',
  'unsourced.eclipses': 'les éclipses, les super-lunes et les lunes bleues',
  'unsourced.sky-phenomena': 'les arcs-en-ciel, les halos, les nuages noctulescents et le seeing',
  'unsourced.dust': 'les poussières du désert et les tempêtes de sable',
  'unsourced.plant-seasons': 'les dates de floraison, des couleurs d’automne et de la présence des animaux',
  'unsourced.water-quality': 'la qualité de l’eau et ce qui y vit',
  'unsourced.bulletins': 'les bulletins tels que METAR, TAF et la météo marine',
  'unsourced.pests': 'les maladies des plantes et les insectes',
  'unsourced.statistics': 'les tendances, les centiles et la dispersion des prévisions',
  'unsourced.sea': 'la mer',
  'unsourced.sea-then': 'la mer à d’autres moments que les jours à venir',
  'wind-chill.none':
    'pas de refroidissement éolien {where} {when} : il est défini pour un air d’au plus {limit}, et l’air ne descend pas sous {value}.',
  'wind-chill.partly':
    'le refroidissement éolien est défini pour un air d’au plus {limit} : pour les heures plus chaudes, c’est la température de l’air.',
  'unsourced.kp': 'le champ géomagnétique',
  'unsourced.past': 'le temps passé',
  'pressure.trend': '{what} : {value} en {hours}',
  'pressure.steady': 'stable',
  'pressure.rising': 'en hausse',
  'pressure.rising.slowly': 'en hausse lente',
  'pressure.rising.quickly': 'en hausse rapide',
  'pressure.rising.rapidly': 'en hausse très rapide',
  'pressure.falling': 'en baisse',
  'pressure.falling.slowly': 'en baisse lente',
  'pressure.falling.quickly': 'en baisse rapide',
  'pressure.falling.rapidly': 'en baisse très rapide',
  'solar-power':
    'environ {value} pour {power} de panneaux solaires {where} {when} : estimé d’après {energy} d’énergie solaire sur sol plat et un rendement (performance ratio) de {share} ; l’inclinaison, l’ombre et la chaleur y changent quelque chose.',
  'solar-power.unknown':
    'la production des panneaux solaires {where} {when} n’est pas connue : la source n’a pas le rayonnement de toute la période.',
  'aurora.yes': 'une aurore peut être visible {where} {when}',
  'aurora.cloudy': 'une aurore est possible {where} {when}, mais derrière les nuages',
  'aurora.no': 'pas d’aurore attendue {where} {when}',
  'aurora.no.light': 'aucune aurore n’est visible {where} {when} : il ne fait pas assez nuit',
  'aurora.no.never': 'aucune aurore n’est visible {where} {when} : elle n’atteint pas cette latitude',
  'aurora.needs': 'un indice Kp de {n} est prévu ; il faut {least} à cette latitude.',
  'aurora.season': 'les nuits {where} sont assez sombres pour les aurores entre {from} et {to}.',
  'aurora.equinox': 'les aurores sont les plus fréquentes autour des équinoxes, en mars et en septembre.',
  'aurora.cloud': '{value} de nuages pendant les heures sombres.',
  'aurora.unknown': 'on ne sait pas s’il y a une aurore {where} {when} : {what}.',
  'aurora.unknown.kp': 'il n’y a pas de prévision de l’indice Kp pour ce moment',
  'last.dry': 'dernier jour sans pluie {where} : {when}{detail}.',
  'last.dry.none': 'aucun jour sans pluie {where} depuis le {date} : la recherche ne va pas plus loin.',
  'last.on': '{event} {where} : pour la dernière fois {when}, dans l’heure à partir de {clock}{detail}.',
  'last.limit': '{event} {where} : pour la dernière fois {when}, dans l’heure à partir de {clock}{detail}.',
  'last.ago': ', il y a {count, plural, one {{n} jour} other {{n} jours}}',
  'last.amount': ' ; {value} ce jour-là',
  'last.now': '{event} {where} : en ce moment même.',
  'last.none': '{event} {where} : pas depuis le {date} ; la recherche ne va pas plus loin.',
  'event.hot': 'forte chaleur',
  'event.cold': 'froid',
  'event.snow-depth': 'neige au sol',
  'normal.temperature':
    'il {tone, select, past {a fait} now {fait} other {fera}} {difference} de {more, select, yes {plus} other {moins}} que la normale {where} {when} : {value} en moyenne, contre {other}',
  'normal.temperature.alike':
    'la température {tone, select, past {a été} now {est} other {sera}} proche de la normale {where} {when} : {value} en moyenne, contre {other}',
  'normal.rain':
    'le temps {tone, select, past {a été} now {est} other {sera}} plus {more, select, yes {humide} other {sec}} que la normale {where} {when} : {value} de pluie et de neige, contre {other}',
  'normal.rain.alike':
    'les précipitations {tone, select, past {ont été} now {sont} other {seront}} proches de la normale {where} {when} : {value} de pluie et de neige, contre {other}',
  'normal.wind':
    'le vent {tone, select, past {a été} now {est} other {sera}} plus {more, select, yes {fort} other {faible}} que la normale {where} {when}\xa0: jusqu’à {value}, contre {other}',
  'normal.wind.alike':
    'le vent {tone, select, past {a été} now {est} other {sera}} proche de la normale {where} {when}\xa0: jusqu’à {value}, contre {other}',
  'normal.cloud':
    'le ciel {tone, select, past {a été} now {est} other {sera}} plus {more, select, yes {nuageux} other {dégagé}} que la normale {where} {when}\xa0: {value} de nébulosité en moyenne, contre {other}',
  'normal.cloud.alike':
    'le ciel {tone, select, past {a été} now {est} other {sera}} à peu près aussi nuageux que la normale {where} {when}\xa0: {value} de nébulosité en moyenne, contre {other}',
  'normal.humidity':
    'l’air {tone, select, past {a été} now {est} other {sera}} {more, select, yes {plus} other {moins}} humide que la normale {where} {when} : {value} d’humidité relative en moyenne, contre {other}',
  'normal.humidity.alike':
    'l’air {tone, select, past {a été} now {est} other {sera}} à peu près aussi humide que la normale {where} {when} : {value} d’humidité relative en moyenne, contre {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'huit de ces jours sur dix ont {range} en moyenne.',
  'normal.unknown': 'on ne sait pas si c’est comme d’habitude {where} {when}.',
  'normal.years': 'la normale est la moyenne des quinze jours autour de cette date dans les années {years}.',
  'normal.climate': 'la normale est la moyenne des données climatiques intégrées.',
  'months.best':
    'les meilleurs mois pour visiter {place} sont généralement {list}, selon le Holiday Climate Index pour les villes (HCI:Urban).',
  'months.worst':
    'les pires mois pour visiter {place} sont généralement {list}, selon le Holiday Climate Index pour les villes (HCI:Urban).',
  'months.asked':
    '{month} est généralement {verdict} pour visiter {place} : {value} sur {of}, rang {rank} des douze mois',
  'months.least': 'les plus bas : {list}.',
  'months.index': '{month} ({value} sur {of})',
  'months.detail': '{month} : {range}, {count, plural, one {{n} jour de pluie} other {{n} jours de pluie}}.',
  'months.most': '{more} {where}, en général : {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more} : {list}.',
  'months.source': 'ce sont des moyennes des données climatiques intégrées.',
  'months.source.years': 'ce sont des moyennes des années {years}.',
  'months.source.past': 'ce sont des valeurs des années {years}, de la réanalyse ERA5 par Open-Meteo.',
  'records.past':
    'dans les années {years}, {kind, select, highest {la température la plus haute} lowest {la température la plus basse} rain {le plus de pluie et de neige en un jour} snow {le plus de neige fraîche en un jour} other {le vent le plus fort}} {where} : {value}, le {date}, selon la réanalyse ERA5 par Open-Meteo.',
  'months.source.coarse':
    'les données climatiques intégrées sont grossières : près des côtes et des montagnes, il peut tomber beaucoup plus ou beaucoup moins.',
  'months.unknown':
    'on ne sait pas de quel mois il s’agit {where} : les données climatiques n’ont pas ces valeurs ici.',

  'compare.by.warmth':
    '{a} : {difference} de {more, select, yes {plus} other {moins}} que {b} {where}, {value} contre {other}',
  'compare.by': '{a} : {more} que {b} {where}, avec un écart de {difference}, {value} contre {other}',
  'course.wind':
    '{kind, select, headwind {vent de face} tailwind {vent de dos} other {vent de côté}} {where} {when} en allant vers {direction} : {value}, direction {from}, dont {amount} {more, select, yes {de face} other {de dos}}',
  'runway.wind':
    'vent de travers de {range, select, many {{value} au plus} other {{value}}}, venant de la {kind, select, left {gauche} other {droite}}, sur la piste {name} {where} {when}, avec {other} de vent {more, select, yes {de face} other {arrière}} : vent de {amount}, direction {from}{detail}.',
  'runway.magnetic':
    'le numéro d’une piste est son orientation magnétique en dizaines de degrés, et le vent prévu est vrai : leur écart n’est pas compté.',
  'coast.unknown':
    'savoir si cela souffle vers la terre ou vers le large dépend de l’orientation de la côte, qui n’est pas connue ici.',
  'course.unknown':
    'la part de face, de dos ou de travers dépend de la route : nommez une piste, une direction ou deux lieux.',
};
