/** What an answer does not judge, and what was not read, in Dutch. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_NL: Messages = {
  'uncovered.sentence': 'geen oordeel: {what}.',
  'hazard.thunder':
    'donder of bliksem ter plaatse telt, en niet de verwachting: ga nu een gebouw of dichte auto in, en blijf daar tot 30 minuten na de laatste donder (US National Weather Service)',
  'hazard.frozen-heights': 'met vorst of ijs ter plaatse klimt of werkt niemand op hoogte, met welke schoenen ook',
  'hazard.deep-cold':
    'bij de genoemde kou bevriest blote huid binnen een half uur (Environment and Climate Change Canada)',
  'hazard.great-heat': 'de genoemde hitte is gevaarlijk (US National Weather Service: hitte-index vanaf 39 °C)',
  'hazard.gale': 'de genoemde wind is stormachtig of heeft zware windstoten (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'wat ter plaatse te zien, te horen of te meten is, telt meer dan de verwachting',
  'uncovered.emergency': 'dat is een noodgeval: bel nu het alarmnummer (112) en wacht niet op een verwachting',
  'uncovered.gas-leak':
    'gas kan bij elke wind ontploffen: raak geen schakelaars aan, ga naar buiten en bel het gasalarmnummer',
  'uncovered.carbon-monoxide':
    'gas, benzine, kool of hout branden in een tent, garage, caravan of kamer geeft koolmonoxide, dat doodt; doe het nooit, en vraag de brandweer',
  'uncovered.chemicals':
    'gemengde chemicaliën kunnen giftig gas geven; meng ze nooit, en vraag het vergiftigingencentrum',
  'uncovered.medicine-storage': 'Fairday kan niet beoordelen wat een medicijn verdraagt; vraag een apotheker',
  'uncovered.frostbite': 'bevroren huid wordt nooit gewreven, met sneeuw of zonder; vraag meteen een arts',
  'uncovered.inflatables':
    'wind en stroming drijven opblaasbare dingen van de kant weg; Fairday kan het water niet beoordelen; vraag de reddingsbrigade',
  'uncovered.tidal-crossing':
    'over zandplaten of een getijdendam gaan hangt af van het getij, dat Fairday niet kent; vraag de kustwacht',
  'uncovered.over-people': 'boven mensen vliegen is een zaak van de luchtvaartregels; vraag de luchtvaartautoriteit',
  'uncovered.airspace':
    'dronevluchten bij luchthavens zijn een zaak van de luchtvaartregels; vraag de luchtvaartautoriteit',
  'uncovered.far-from-help':
    'Fairday kan niet beoordelen hoe het is om alleen of in het donker ver van hulp te zijn; vraag de bergredding',
  'uncovered.heights':
    'Fairday beoordeelt geen werk op ladders, steigers of schoorstenen; vraag wie er verantwoordelijk is',
  'uncovered.excavation':
    'Fairday kan niet beoordelen of de wanden van een sleuf houden; regen maakt ze los; vraag het wie voor de bouwplaats verantwoordelijk is',
  'uncovered.parked-vehicle':
    'Fairday kan geen voertuig beoordelen waarin iemand achterblijft; ook op een zachte dag wordt het daarin binnen enkele minuten veel heter dan buiten',
  'uncovered.storm-eye':
    'in het oog van een storm komt de wind plotseling en van de andere kant terug; blijf in de schuilplaats tot de autoriteiten zeggen dat het voorbij is',
  'uncovered.cold-water':
    'Fairday kan geen stuwmeren, groeven, kanalen en sluizen beoordelen: het water kan er onder warme lucht gevaarlijk koud zijn, en stromingen en wat onder water ligt zie je niet',
  'uncovered.children-in-water':
    'Fairday kan niet beoordelen of kinderen in of bij het water veilig zijn; bij elk weer hebben ze een volwassene binnen handbereik nodig',
  'uncovered.medicines':
    'Fairday kan geen medicijnen beoordelen; sommige maken de huid gevoelig voor zon of het lichaam voor hitte; vraag het een apotheker of arts',
  'uncovered.ice-bearing': 'Fairday kan niet beoordelen of ijs houdt, en kent geen ijsdikte',
  'uncovered.avalanche': 'Fairday kan lawines niet beoordelen; vraag de lawinedienst van de streek',
  'uncovered.evacuation': 'Fairday kan niet beoordelen of je moet vertrekken of schuilen; volg de autoriteiten',
  'uncovered.on-the-spot':
    'ijs, sneeuw, mist, rook of water ter plaatse telt zwaarder dan een verwachting, en Fairday ziet het niet',
  'uncovered.inflatable-play':
    'springkussens en andere opblaasbare toestellen worden niet gebruikt bij wind of windstoten boven 38 km/u (Britse HSE en PIPA) en moeten overal verankerd zijn; Fairday beoordeelt ze niet',
  'uncovered.own-danger': 'het gevaar is hier niet het weer, en Fairday kan het niet beoordelen',
  'uncovered.earth': 'Fairday weet niets van vulkanen, aardbevingen of aardverschuivingen',
  'uncovered.flash-flood':
    'kloven, grotten en droge rivierbeddingen lopen plotseling vol door regen ver weg; dat kan Fairday niet beoordelen; vraag het de boswachter of een gids',
  'uncovered.flooding': 'Fairday weet niet welke wegen, rivieren of huizen overstroomd zijn',
  'uncovered.lightning-shelter': 'Fairday kan niet beoordelen wat veilig is bij onweer; binnen is het veiligst',
  'uncovered.water': 'Fairday kan het water zelf niet beoordelen: getij, stroming en hoe het is om erin te zijn',
  'uncovered.snow-sport': 'Fairday beoordeelt geen sneeuwsport en kent geen hellingen',
  'uncovered.aviation': 'Fairday beoordeelt geen vluchten, behalve die van drones',
  'uncovered.travel-disruption': 'Fairday weet niet wat vertraagd, geannuleerd of gesloten is',
  'uncovered.health': 'Fairday geeft geen medisch advies',
  'uncovered.eyes': 'in de zon kijken beschadigt de ogen bij elk weer',
  'uncovered.animals': 'Fairday kan niet beoordelen wat een dier verdraagt',
  'uncovered.people-at-risk': 'Fairday kan niet beoordelen wat kinderen, ouderen of zieken verdragen',
  'uncovered.endurance': 'Fairday kan niet beoordelen wat mensen verdragen',
  'uncovered.fire': 'Fairday kan vuur niet beoordelen; vraag de brandweer en let op plaatselijke verboden',
  'uncovered.foraging': 'Fairday kan niet beoordelen wat je veilig kunt eten of drinken',
  'uncovered.climbing': 'Fairday beoordeelt klimmen niet en kent geen rots, ijs of toppen',
  'uncovered.sleeping-outdoors': 'Fairday beoordeelt geen nachten in de open lucht',
  'uncovered.wind-load': 'Fairday beoordeelt geen kranen, ladders, tenten of bomen in de wind',
  'uncovered.snow-load': 'Fairday weet niet hoeveel sneeuw een dak draagt',
  'uncovered.other-vehicle': 'Fairday beoordeelt autorijden, niet het rijden met andere voertuigen of aanhangers',
  'uncovered.unfit-person':
    'na alcohol, drugs of zonder slaap rijdt, klimt en zwemt niemand veilig, bij geen enkel weer',
  'uncovered.unfit-vehicle':
    'een voertuig met versleten banden, of met kapotte lichten, ruitenwissers of remmen, hoort bij geen enkel weer op de weg; laat het eerst repareren',
  'uncovered.protective-gear': 'helm, reddingsvest en harnas beschermen bij elk weer; geen verwachting vervangt ze',
  'uncovered.road-grip': 'Fairday weet niet hoeveel grip wegen geven en welke banden daarop houden',
  'uncovered.electrics':
    'Fairday kan elektrisch gereedschap, snoeren en stopcontacten bij nat weer niet beoordelen; water en netstroom kunnen doden',
  'uncovered.pipes': 'Fairday kan niet beoordelen wat de leidingen van een huis verdragen',
  'uncovered.indoors': 'Fairday beoordeelt het weer buiten, niet de lucht in een kamer',
  'uncovered.bare-limit':
    'Fairday geeft het weer van een plaats en een tijd en heeft geen grenzen voor een getal alleen',
  'uncovered.other-activity': 'Fairday heeft geen regels voor die activiteit',
  'reserve.safety': 'of het veilig is, hangt van meer af dan van dit weer.',
  'reserve.camping': 'kamperen wordt beoordeeld als een feest buiten; nachten in een tent worden niet beoordeeld.',
  'reserve.no-chance': 'geen bron geeft de kans daarop in procenten.',
  'reserve.coarse-wind':
    'klimaatgegevens van een grof rooster hebben {where} {when} weinig wind; plaatselijke winden, zoals aan kusten, in zeestraten en dalen, ontbreken erin.',
  'reserve.stated': 'de vraag noemt {list}; de waarden hier zijn die van de weerbron.',
  'reserve.word': '“{name}”',
  'reserve.undated': 'wanneer {list} is, is hier niet bekend: noem de dag voor het weer van die dag.',
  'reserve.unread': 'niet meegewogen: {list}.',
};
