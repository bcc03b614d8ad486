/**
 * What is asked in six languages is read as its English is: the same form, topics, activity, times and limit. A line in a language
 * that is read otherwise has lost something on the way.
 */
import { describe, expect, test } from 'bun:test';
import { understood, windowsOf } from '../reading.ts';

/** Each block opens with the English; the others mean the same. */
const BLOCKS = `
will it stay below 25 degrees all week
bleibt es die ganze woche unter 25 grad
ça restera sous les 25 degrés toute la semaine
se quedará por debajo de 25 grados toda la semana
resterà sotto i 25 gradi tutta la settimana
vai ficar abaixo dos 25 graus a semana toda
blijft het de hele week onder de 25 graden

will it rain all week
regnet es die ganze woche
il va pleuvoir toute la semaine
va a llover toda la semana
piove tutta la settimana
vai chover a semana toda
regent het de hele week

which is the first dry day next week
welcher ist der erste trockene tag nächste woche
quel est le premier jour sec de la semaine prochaine
cuál es el primer día seco de la próxima semana
qual è il primo giorno asciutto della prossima settimana
qual é o primeiro dia seco da próxima semana
wat is de eerste droge dag volgende week

is there any day without rain this week
gibt es diese woche einen tag ohne regen
il y a un jour sans pluie cette semaine
hay algún día sin lluvia esta semana
c'è un giorno senza pioggia questa settimana
tem algum dia sem chuva esta semana
is er deze week een droge dag

can i play football tomorrow in Geneva
kann ich morgen in genf fußball spielen
je peux jouer au foot demain à genève
puedo jugar al fútbol mañana en ginebra
posso giocare a calcio domani a ginevra
posso jogar futebol amanhã em genebra
kan ik morgen in geneve voetballen

is it good weather for volleyball on saturday
ist das wetter am samstag gut für volleyball
le temps est bon pour le volley samedi
el tiempo es bueno para jugar al voley el sábado
il tempo è buono per la pallavolo sabato
o tempo está bom para jogar vôlei sábado
is het zaterdag goed weer om te volleyballen

can i fly a kite on the beach tomorrow
kann ich morgen am strand drachen steigen lassen
je peux faire du cerf-volant sur la plage demain
puedo volar una cometa en la playa mañana
posso far volare l'aquilone in spiaggia domani
posso soltar pipa na praia amanhã
kan ik morgen op het strand vliegeren

can i go horse riding on sunday afternoon
kann ich sonntagnachmittag ausreiten
je peux faire du cheval dimanche après-midi
puedo montar a caballo el domingo por la tarde
posso andare a cavallo domenica pomeriggio
posso andar a cavalo domingo à tarde
kan ik zondagmiddag paardrijden

will it be warmer than twenty degrees tomorrow
wird es morgen wärmer als zwanzig grad
il fera plus de vingt degrés demain
hará más de veinte grados mañana
farà più di venti gradi domani
vai fazer mais de vinte graus amanhã
wordt het morgen warmer dan twintig graden

will it get to thirty-five degrees this weekend in Seville
wird es am wochenende fünfunddreißig grad in sevilla
est-ce qu'il fera trente-cinq degrés ce week-end à séville
llegará a treinta y cinco grados este finde en sevilla
arriverà a trentacinque gradi questo weekend a siviglia
vai chegar a trinta e cinco graus este fim de semana em sevilha
wordt het vijfendertig graden dit weekend in sevilla

what is the weather on sunday, or rather saturday, in Milan
wie wird das wetter sonntag, oder besser samstag, in mailand
quel temps dimanche, ou plutôt samedi, à milan
qué tiempo hará el domingo, o mejor dicho el sábado, en milán
che tempo fa domenica, o meglio sabato, a milano
como vai estar o tempo no domingo, ou melhor no sábado, em milão
wat voor weer wordt het zondag, of liever zaterdag, in milaan

can i leave the dog in the car for ten minutes
kann ich den hund zehn minuten im auto lassen
je peux laisser le chien dix minutes dans la voiture
puedo dejar al perro diez minutos en el coche
posso lasciare il cane dieci minuti in macchina
posso deixar o cão dez minutos no carro
kan ik de hond tien minuten in de auto laten

can i swim in the river tomorrow in Basel
kann ich morgen in basel im fluss schwimmen
je peux me baigner dans la rivière demain à bâle
puedo bañarme en el río mañana en basilea
posso fare il bagno nel fiume domani a basilea
posso nadar no rio amanhã em basileia
kan ik morgen in basel in de rivier zwemmen

i wonder whether it will snow in Innsbruck this week
ich frag mich ob es diese woche in innsbruck schneit
je me demande s'il va neiger à innsbruck cette semaine
me pregunto si va a nevar en innsbruck esta semana
mi chiedo se nevicherà a innsbruck questa settimana
será que vai nevar em innsbruck esta semana
ik vraag me af of het deze week gaat sneeuwen in innsbruck

is it worth it to go cycling tomorrow in Munich
lohnt es sich morgen in muenchen rad zu fahren
ça vaut le coup de faire du vélo demain à munich
vale la pena ir en bici mañana en munich
vale la pena andare in bici domani a monaco di baviera
vale a pena andar de bicicleta amanhã em munique
loont het om morgen in munchen te fietsen

when is it best to go to the beach tomorrow
wann kann ich morgen am besten an den strand gehen
quel est le meilleur moment pour aller à la plage demain
cuándo es mejor ir a la playa mañana
quando conviene andare in spiaggia domani
qual a melhor hora para ir à praia amanhã
wanneer kan ik morgen het beste naar het strand gaan

is the wind from the north tomorrow in Marseille
kommt der wind morgen aus norden in marseille
le vent vient du nord demain à marseille
el viento viene del norte mañana en marsella
il vento viene da nord domani a marsiglia
o vento vem do norte amanhã em marselha
komt de wind morgen uit het noorden in marseille

do i need winter tyres tomorrow in Innsbruck
brauch ich morgen winterreifen in innsbruck
il me faut des pneus neige demain à innsbruck
necesito neumáticos de invierno mañana en innsbruck
mi servono le gomme invernali domani a innsbruck
preciso de pneus de inverno amanhã em innsbruck
heb ik morgen winterbanden nodig in innsbruck

was may wetter than usual in Cologne
war der mai nasser als sonst in köln
le mois de mai a été plus humide que d'habitude à cologne
fue mayo más lluvioso de lo normal en colonia
maggio è stato più piovoso del solito a colonia
maio foi mais chuvoso do que o normal em colónia
was mei natter dan normaal in keulen

do i have to scrape the car tomorrow morning
muss ich morgen früh kratzen
faut gratter le pare-brise demain matin
habrá que rascar el hielo del coche mañana por la mañana
devo grattare il ghiaccio dalla macchina domani mattina
vou ter de raspar o gelo do carro amanhã de manhã
moet ik morgenochtend krabben

will it rain between 2 and 4 pm tomorrow in Turin
regnet es morgen zwischen 14 und 16 uhr in turin
il va pleuvoir demain entre 14h et 16h à turin
lloverá mañana entre las 2 y las 4 de la tarde en turín
piove domani tra le 14 e le 16 a torino
vai chover amanhã entre as 14h e as 16h em turim
regent het morgen tussen 14 en 16 uur in turijn

are the roads icy tomorrow morning
sind die straßen morgen früh glatt
les routes seront verglacées demain matin
estarán heladas las carreteras mañana por la mañana
le strade saranno ghiacciate domani mattina
as estradas vão estar com gelo amanhã de manhã
zijn de wegen morgenochtend glad
`
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n'));

/** What a question means, without its own words. */
function meaningOf(question: string): unknown {
  const { subjects, form, topics, activity, uncovered, threshold, days, negated, lengthHours } = understood(question);
  return {
    place: subjects.map(({ place }) => place?.name),
    times: windowsOf(question),
    form,
    topics,
    activity,
    uncovered,
    limit: threshold === null ? null : [threshold.comparison, threshold.value, threshold.hours === 'every'],
    days,
    negated,
    lengthHours,
  };
}

describe('six languages mean what their English means', () => {
  for (const [english = '', ...others] of BLOCKS) {
    for (const other of others) {
      test(other, () => expect(meaningOf(other)).toEqual(meaningOf(english)));
    }
  }
});
