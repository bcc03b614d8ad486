/** What an answer does not judge, and what was not read, in German. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_DE: Messages = {
  'uncovered.sentence': 'kein Urteil: {what}.',
  'hazard.thunder':
    'Donner oder Blitz vor Ort zählen, nicht die Vorhersage: jetzt in ein Gebäude oder ein geschlossenes Auto, und dort bis 30 Minuten nach dem letzten Donner bleiben (US National Weather Service)',
  'hazard.frozen-heights':
    'bei Frost oder Eis vor Ort klettert oder arbeitet niemand in der Höhe, mit welchen Schuhen auch immer',
  'hazard.deep-cold':
    'bei der genannten Kälte erfriert bloße Haut binnen einer halben Stunde (Environment and Climate Change Canada)',
  'hazard.great-heat': 'die genannte Hitze ist gefährlich (US National Weather Service: Hitzeindex ab 103 °F, 39 °C)',
  'hazard.gale': 'der genannte Wind ist ein Sturm oder hat schwere Böen (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'was vor Ort zu sehen, zu hören oder zu messen ist, zählt mehr als die Vorhersage',
  'uncovered.emergency': 'das ist ein Notfall: rufe jetzt den Notruf (112) und warte auf keine Vorhersage',
  'uncovered.gas-leak':
    'Gas kann bei jedem Wind explodieren: keine Schalter berühren, ins Freie gehen und den Gasnotdienst rufen',
  'uncovered.carbon-monoxide':
    'Gas, Benzin, Kohle oder Holz in Zelt, Garage, Wohnwagen oder Zimmer verbrannt gibt tödliches Kohlenmonoxid ab; tu das nie, und frage die Feuerwehr',
  'uncovered.chemicals': 'vermischte Chemikalien können giftiges Gas abgeben; mische sie nie, und frage den Giftnotruf',
  'uncovered.medicine-storage': 'Fairday kann nicht beurteilen, was ein Arzneimittel verträgt; frage in der Apotheke',
  'uncovered.frostbite': 'erfrorene Haut wird nie gerieben, weder mit Schnee noch ohne; frage sofort einen Arzt',
  'uncovered.inflatables':
    'Wind und Strömung treiben Aufblasbares vom Ufer weg; Fairday kann das Wasser nicht beurteilen; frage die Wasserrettung',
  'uncovered.tidal-crossing':
    'der Weg über Watt, Sand oder Gezeitendamm hängt von den Gezeiten ab, die Fairday nicht kennt; frage die Küstenwache',
  'uncovered.over-people': 'über Menschen zu fliegen regeln die Luftfahrtgesetze; frage die Luftfahrtbehörde',
  'uncovered.airspace':
    'wo Drohnen in der Nähe von Flughäfen fliegen dürfen, regeln die Luftfahrtgesetze; frage die Luftfahrtbehörde',
  'uncovered.far-from-help':
    'Fairday kann nicht beurteilen, allein oder im Dunkeln fern von Hilfe zu sein; frage die Bergrettung',
  'uncovered.heights':
    'Fairday beurteilt keine Arbeit auf Leitern, Gerüsten oder Schornsteinen; frage, wer dort verantwortlich ist',
  'uncovered.excavation':
    'Fairday kann nicht beurteilen, ob die Wände eines Grabens halten; Regen lockert sie; frag, wer für die Baustelle verantwortlich ist',
  'uncovered.parked-vehicle':
    'Fairday kann kein Fahrzeug beurteilen, in dem jemand zurückbleibt; auch an einem milden Tag wird es darin in Minuten viel heißer als draußen',
  'uncovered.storm-eye':
    'im Auge eines Sturms kommt der Wind plötzlich und von der anderen Seite zurück; bleib im Schutz, bis die Behörden Entwarnung geben',
  'uncovered.cold-water':
    'Fairday kann Stauseen, Steinbrüche, Kanäle und Schleusen nicht beurteilen: Ihr Wasser kann unter warmer Luft gefährlich kalt sein, und Strömungen und Hindernisse darin sieht man nicht',
  'uncovered.children-in-water':
    'Fairday kann nicht beurteilen, ob Kinder im oder am Wasser sicher sind; sie brauchen bei jedem Wetter einen Erwachsenen in Reichweite',
  'uncovered.medicines':
    'Fairday kann Arzneimittel nicht beurteilen; manche machen die Haut empfindlich für Sonne oder den Körper für Hitze; frage in der Apotheke oder einen Arzt',
  'uncovered.ice-bearing': 'Fairday kann nicht beurteilen, ob Eis auf Gewässern trägt, und kennt keine Eisdicke',
  'uncovered.avalanche': 'Fairday kann Lawinen nicht beurteilen; frage den Lawinenwarndienst der Region',
  'uncovered.evacuation': 'Fairday kann nicht beurteilen, ob man gehen oder Schutz suchen soll; folge den Behörden',
  'uncovered.on-the-spot':
    'Eis, Schnee, Nebel, Rauch oder Wasser an Ort und Stelle zählt mehr als eine Vorhersage, und Fairday sieht es nicht',
  'uncovered.inflatable-play':
    'Hüpfburgen und andere aufblasbare Spielgeräte werden bei Wind oder Böen über 38 km/h nicht benutzt (britische HSE und PIPA) und brauchen jede Verankerung; Fairday beurteilt sie nicht',
  'uncovered.own-danger': 'gefährlich ist hier nicht das Wetter, und Fairday kann es nicht beurteilen',
  'uncovered.earth': 'Fairday weiß nichts über Vulkane, Erdbeben oder Erdrutsche',
  'uncovered.flash-flood':
    'Schluchten, Höhlen und trockene Flussbetten laufen durch weit entfernten Regen plötzlich voll; das kann Fairday nicht beurteilen; frage Ranger oder einen Führer',
  'uncovered.flooding': 'Fairday weiß nicht, welche Straßen, Flüsse oder Häuser überflutet sind',
  'uncovered.lightning-shelter':
    'Fairday kann nicht beurteilen, was bei Gewitter sicher ist; drinnen ist es am sichersten',
  'uncovered.water':
    'Fairday kann das Wasser selbst nicht beurteilen: Gezeiten, Strömungen und wie es sich darin aushalten lässt',
  'uncovered.snow-sport': 'Fairday beurteilt keinen Schneesport und kennt keine Hänge',
  'uncovered.aviation': 'Fairday beurteilt keine Flüge, außer denen von Drohnen',
  'uncovered.travel-disruption': 'Fairday weiß nicht, was verspätet, abgesagt oder gesperrt ist',
  'uncovered.health': 'Fairday gibt keinen medizinischen Rat',
  'uncovered.eyes': 'der Blick in die Sonne schadet den Augen bei jedem Wetter',
  'uncovered.animals': 'Fairday kann nicht beurteilen, was ein Tier verträgt',
  'uncovered.people-at-risk': 'Fairday kann nicht beurteilen, was Kinder, alte oder kranke Menschen vertragen',
  'uncovered.endurance': 'Fairday kann nicht beurteilen, was Menschen vertragen',
  'uncovered.fire': 'Fairday kann Feuer nicht beurteilen; frage die Feuerwehr und beachte örtliche Verbote',
  'uncovered.foraging': 'Fairday kann nicht beurteilen, was man gefahrlos essen oder trinken kann',
  'uncovered.climbing': 'Fairday beurteilt kein Klettern und kennt weder Fels noch Eis noch Gipfel',
  'uncovered.sleeping-outdoors': 'Fairday beurteilt keine Nächte im Freien',
  'uncovered.wind-load': 'Fairday beurteilt keine Kräne, Leitern, Zelte oder Bäume im Wind',
  'uncovered.snow-load': 'Fairday weiß nicht, wie viel Schnee ein Dach trägt',
  'uncovered.other-vehicle': 'Fairday beurteilt das Fahren mit dem Auto, nicht mit anderen Fahrzeugen oder Anhängern',
  'uncovered.unfit-person':
    'nach Alkohol, Drogen oder ohne Schlaf fährt, klettert und schwimmt niemand sicher, bei keinem Wetter',
  'uncovered.unfit-vehicle':
    'ein Fahrzeug mit abgefahrenen Reifen oder mit defektem Licht, Wischern oder Bremsen gehört bei keinem Wetter auf die Straße; lassen Sie es zuerst reparieren',
  'uncovered.protective-gear': 'Helm, Rettungsweste und Gurt schützen bei jedem Wetter; keine Vorhersage ersetzt sie',
  'uncovered.road-grip': 'Fairday weiß nicht, wie griffig Straßen sind und welche Reifen darauf halten',
  'uncovered.electrics':
    'Fairday kann Elektrogeräte, Kabel und Steckdosen bei Nässe nicht beurteilen; Wasser und Netzstrom können töten',
  'uncovered.pipes': 'Fairday kann nicht beurteilen, was die Leitungen eines Hauses aushalten',
  'uncovered.indoors': 'Fairday beurteilt das Wetter im Freien, nicht die Luft eines Raumes',
  'uncovered.bare-limit':
    'Fairday nennt das Wetter eines Ortes und einer Zeit und hat keine Grenzen für eine Zahl allein',
  'uncovered.other-activity': 'Fairday hat keine Regeln für diese Aktivität',
  'reserve.safety': 'ob es sicher ist, hängt von mehr ab als von diesem Wetter.',
  'reserve.camping': 'Camping wird wie eine Feier im Freien beurteilt; Nächte im Zelt werden nicht beurteilt.',
  'reserve.no-chance': 'keine Quelle nennt die Wahrscheinlichkeit dafür in Prozent.',
  'reserve.coarse-wind':
    'in den Klimadaten eines groben Gitters weht {where} {when} wenig Wind; örtliche Winde, etwa an Küsten, in Meerengen und Tälern, fehlen darin.',
  'reserve.stated': 'die Frage nennt {list}; die Werte hier sind die der Wetterquelle.',
  'reserve.word': '„{name}“',
  'reserve.undated': 'wann {list} ist, ist hier nicht bekannt: Mit dem Tag in der Frage wird dessen Wetter genannt.',
  'reserve.unread': 'nicht berücksichtigt: {list}.',
};
