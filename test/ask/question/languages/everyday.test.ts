/** What people say in six languages for a figure, a chore or a risk is understood as the same question in English is. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation } from '../../../../src/ask/question/interpretation.ts';
import { table, understood } from '../reading.ts';

const QUESTIONS = table(`
Wie warm ist das Mittelmeer bei Mallorca? => how warm is the sea in Palma
Wie wird das Wetter am 20. in Berlin => how is the weather on the 20th in Berlin
Il fera quel temps le 21 à Bordeaux ? => how is the weather on the 21st in Bordeaux
¿Qué tiempo hará el 20 en Lugo? => how is the weather on the 20th in Lugo
Che tempo farà il 22 ad Ancona? => how is the weather on the 22nd in Ancona
Como vai estar o tempo dia 23 em Fortaleza => how is the weather on the 23rd in Fortaleza
Wat voor weer wordt het de 20e in Rotterdam => how is the weather on the 20th in Rotterdam
Zu viel Wind zum Radfahren morgen in Kiel => too windy to go cycling tomorrow in Kiel
Trop de vent pour faire du vélo demain à Metz ? => too windy to go cycling tomorrow in Metz
¿Mucho viento para ir en bici mañana en Pamplona? => too windy to go cycling tomorrow in Pamplona
Troppo vento per andare in bici domani a Verona? => too windy to go cycling tomorrow in Verona
Muito vento para andar de bicicleta amanhã em Setúbal? => too windy to go cycling tomorrow in Setúbal
Te veel wind om te fietsen morgen in Leeuwarden? => too windy to go cycling tomorrow in Leeuwarden
Soll ich heute gießen in Ulm => should i water the garden today in Ulm
Wird morgen Eis auf den Straßen sein in Erfurt => will there be ice on the roads tomorrow in Erfurt
Je mets quoi demain à Angers ? => what should i wear tomorrow in Angers
La mer est agitée à Calais ? => is the sea rough in Calais
¿Meto las plantas dentro esta noche en Segovia? => should i bring the plants in tonight in Segovia
Di quanto sarà più caldo domani a Pisa? => how much warmer will it be tomorrow in Pisa
Quanto mais quente vai estar amanhã em Coimbra => how much warmer will it be tomorrow in Coimbra
A que horas se põe o sol em Lagos? => when is sunset in Lagos, Portugal
Nachtvorst vannacht in Assen? => frost tonight in Assen?
Luchtkwaliteit Utrecht => air quality Utrecht
Soll ich die Fenster zumachen in Jena? => should i close the windows in Jena
Peut-on tondre demain à Rennes ? => can i mow the lawn tomorrow in Rennes
¿Tengo que regar esta noche en Murcia? => should i water the garden tonight in Murcia
Stanotte gela ad Aosta? => will it freeze tonight in Aosta
Devo annaffiare stasera a Verona? => should i water the garden this evening in Verona
Kan de was vandaag buiten drogen in Breda? => can i dry the laundry outside today in Breda
Wat moet ik morgen aan in Antwerpen? => what should i wear tomorrow in Antwerp
Moet ik me vandaag insmeren in Zwolle? => should i wear sunscreen today in Zwolle
Blühen die Gräser gerade in Hannover? => is the pollen high now in Hannover
Wie war der Mai in Dresden im Vergleich zu sonst? => how was may in Dresden compared with normal
Ist am Wochenende in Bamberg mit Gewitter zu rechnen? => will there be a thunderstorm this weekend in Bamberg
Wie viele Liter pro Quadratmeter sind gestern in Kassel gefallen? => how much did it rain yesterday in Kassel
Muss ich morgen früh in München Eis kratzen? => do i need to scrape the car tomorrow morning in München
Kommt heute noch ein Gewitter nach Augsburg? => will there be a thunderstorm today in Augsburg
Wie viele Sonnenstunden hat es morgen in Freiburg? => how many hours of sunshine tomorrow in Freiburg
Kann ich morgen in Fulda das Auto waschen? => can i wash the car tomorrow in Fulda
Was ziehe ich morgen in Ulm an? => what should i wear tomorrow in Ulm
Ist nächstes Wochenende Biergartenwetter in München? => is next weekend good weather to eat outside in München
Combien de pluie est tombée hier à Bruxelles ? => how much did it rain yesterday in Bruxelles
Indice UV à Nice demain => uv index in Nice tomorrow
Y a-t-il un risque de grêle à Cahors ce soir ? => is there a chance of hail in Cahors this evening
Quand revient le soleil à Limoges ? => when will it be sunny in Limoges
Faut-il rentrer les plantes ce soir à Grenoble ? => do i need to cover the plants this evening in Grenoble
Quelle température au sommet du col du Galibier vendredi à 10 h ? => what temperature at Col du Galibier friday at 10:00
¿Cómo estará el mar mañana en San Sebastián? => how rough will the sea be tomorrow in San Sebastián
¿Con qué ropa voy mañana a Bogotá? => what should i wear tomorrow in Bogotá
¿Cuántos litros cayeron ayer en Gandía? => how much did it rain yesterday in Gandía
¿Lloverá en las próximas dos horas en Vigo? => will it rain the next 2 hours in Vigo
¿Qué noche será la más fría en Ávila esta semana? => which night will be the coldest in Ávila this week
Quanti gradi ci saranno sabato a Roma? => what temperature will it be saturday in Roma
Che mare c'è a Ponza domani? => how rough is the sea in Ponza tomorrow
È meglio sabato o domenica per il mare a Rimini? => is best saturday or sunday for the beach in Rimini
Posso lavare la macchina oggi a Monza? => can i wash the car today in Monza
Como vai estar o mar em Florianópolis sábado de manhã? => how rough will the sea be in Florianópolis saturday morning
Qual a máxima amanhã em Cuiabá? => what is the maximum temperature tomorrow in Cuiabá
Tem risco de raio na praia de Ipanema amanhã? => is there a chance of lightning in Ipanema tomorrow
Preciso de agasalho hoje à noite em Campinas? => do i need a jacket tonight in Campinas
Hoe koud was het vannacht in De Bilt? => how cold was it last night in De Bilt
Wat trek ik morgen aan in Amsterdam? => what should i wear tomorrow in Amsterdam
Wat is de zonkracht morgen in Den Bosch? => what is the uv index tomorrow in Den Bosch
Moet ik vanavond de tuin water geven in Nijmegen? => should i water the garden this evening in Nijmegen
Is er kans op hagel in Venlo? => is there a chance of hail in Venlo
Hoeveel zonuren morgen in Vlissingen? => how many hours of sunshine tomorrow in Vlissingen
`);

function essence({ subjects, topics, form, activity, garment, threshold }: Interpretation) {
  const places = subjects.map(({ place, times }) => ({
    point: `${place.lat},${place.lon}`,
    times: times.map(({ fromMs, toMs }) => [fromMs, toMs]),
  }));
  return { places, topics, form, activity, garment, threshold };
}

describe('a question in everyday words', () => {
  for (const [question, english] of QUESTIONS) {
    test(question, () => {
      expect(essence(understood(question))).toEqual(essence(understood(english)));
    });
  }
});
