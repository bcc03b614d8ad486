/**
 * A score of an activity has warmth, wind, rain, light and sky. What else a question names beside it, or tells of the ground and of
 * people, takes the yes away; what is harmless there leaves it.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const NO_YES = table(`
is it good for mountain biking in Whistler, dust and smoke tomorrow => on-the-spot
is it ok to drive to Fresno tomorrow, thick fog => on-the-spot
is tomorrow good for a run in Leeds with the ice => on-the-spot
is it good for cycling in Pune in the monsoon => on-the-spot
good day for a walk in Banff in the snow => on-the-spot
is it good for cycling over Snake Pass tomorrow => road-grip
is it good for driving on the outback tracks near Broken Hill tomorrow => road-grip
cycling to college in Derby at 7 tomorrow, it went below zero last night => on-the-spot
jogging in Hull tomorrow, the puddles are still frozen => on-the-spot
bbq on the hill in Kendal tonight, the bracken is bone dry => fire
can we park the car on the long grass in Albury on saturday => fire
jumping castle at the party in Perth on sunday, is it windy => inflatable-play
kids on the bounce house in Tulsa tomorrow, nice day? => inflatable-play
is it mild enough for my mate to sleep it off on a bench in Dundee tonight => endurance
fresh powder at Revelstoke, sunny tomorrow for a lap out the back? => avalanche
is it clear in Leeds for the kids to watch the eclipse => eyes
is it cool enough for the rooms at the nursing home in Delhi => people-at-risk
chicken salad out in the garden all afternoon in Leeds, cool enough? => foraging
walk in the woods in Haslemere tomorrow, trees came down last night => wind-load
driving by moonlight with the headlights off in Nevada tonight, clear? => unfit-vehicle
gazebo in the garden in Leeds on sunday, is it windy => wind-load
double decker over the Forth bridge, high-sided, is it windy tomorrow => other-vehicle
can I drive through Cockermouth tomorrow, the river has burst but it's dry => flooding
kann ich morgen in Ulm mit dem Rad fahren, heute Nacht war es unter null => on-the-spot
Hüpfburg in Kassel am Samstag, weht viel Wind? => inflatable-play
Fahren über den Fernpass morgen, gutes Wetter? => road-grip
on fait des grillades à Nîmes ce soir, tout est très sec ? => fire
dormir au bord de la rivière à Millau demain, il fera beau ? => flooding
¿está bien la bici mañana en Soria? anoche estuvo bajo cero => on-the-spot
¿paso con el coche por la calle inundada en Valencia? ya no llueve => flooding
domani in moto a Cuneo, stanotte ha gelato, bel tempo? => on-the-spot
aquilone vicino ai cavi a Rimini, ci sarà vento? => electrics
soltar pipa perto dos fios em Recife, vai ter vento? => electrics
bolo com natas na varanda em Braga, vai estar fresco? => foraging
springkussen zaterdag in Zwolle, waait het? => inflatable-play
met de fiets naar werk in Utrecht morgen, vannacht heeft het gevroren => on-the-spot
`);

const HARMLESS = table(`
is it good for a bbq in the garden in Leeds on saturday => outdoor-event
good day for a walk in the woods in Guildford tomorrow => hiking
is it good for running along the canal in Leeds tomorrow => running
can I cycle to the office in Reading tomorrow => cycling
is it a good day to drive to York tomorrow => driving
picnic in the forest near Lyndhurst on sunday, good day? => outdoor-event
beers on the patio in Leeds on friday, good weather? => outdoor-event
can I fix the roof in Leeds tomorrow => roofing
pour concrete in Leeds tomorrow, any frost? => concrete-pour
is it good for gardening in Leeds tomorrow after the frost => gardening
Grillen im Garten in Ulm am Samstag, gutes Wetter? => outdoor-event
je peux courir demain à Paris ? => running
¿puedo salir en bici mañana en Valencia? => cycling
`);

describe('beside an activity', () => {
  test.each([...NO_YES])('%s', (question, subject) => {
    const { uncovered, activity } = understood(question);
    expect({ uncovered, activity }).toEqual({ uncovered: subject, activity: null } as never);
  });

  test.each([...HARMLESS])('harmless: %s', (question, activity) => {
    const { uncovered, activity: judged, unexplained, topics } = understood(question);
    const isJudged = judged === activity || uncovered === 'heights' || topics[0] === 'ice';
    expect([isJudged, unexplained]).toEqual([true, []]);
  });

  test('words that are at home around one activity are named around another', () => {
    expect(understood('is it good for a run on the roof in Leeds tomorrow').unexplained).toEqual(['roof']);
    expect(understood('good day for sailing and beers in Cowes tomorrow').unexplained).toEqual(['beers']);
    expect(understood('drinking beers at the bbq in Leeds tomorrow, good day?').unexplained).toEqual([]);
  });

  test('what is supposed of the weather is set against the forecast', () => {
    expect(understood('if it snows can I drive to York tomorrow').uncovered).toBeNull();
  });
});

test('a way back into the water is no way out of a storm', () => {
  expect(understood('thunder has gone quiet in Leeds, ok to get back in the pool').hazard).toEqual({
    kind: 'thunder',
    asks: 'doing',
  });
  expect(understood('heard thunder in Leeds, should we get back inside').hazard?.asks).toBe('leaving');
});
