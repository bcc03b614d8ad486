/**
 * Names in small letters: words and names of people that are towns too, compass points, airports, parks that many cities have, and
 * what looks like them and is no place.
 */
import { expect, test } from 'bun:test';
import { read, table } from '../reading.ts';

/** The places of the answer, with what they stand for; "-" for the assumed one; "!" and the name in an error. */
const QUESTIONS = table(`
wind lincoln this weekend => Lincoln
berg wind coming to george tomorrow => George
storms moving into darwin tonight => Darwin
cold front hitting lima tonight => Lima
flying out of split tomorrow any thunder => Split
leaving reading at 5pm will i drive into rain => Reading
any rain expected hull way tomorrow => Kingston upon Hull
how windy is bath gonna be tomorrow => Bath
is orange getting rain tomorrow => Orange
taking the kids to bath saturday hot => Bath
tomorrow darwin rain => Darwin
is it going to be too cold to split logs tomorrow => -
is the rain going to miss bath time => -
taking the dog to bath him at 6 will it rain => -
rain coming to us tonight => -
moving into the new house saturday rain => -
dry for george on saturday => -
A storm coming to Nice tomorrow? => Nice
wind at kjfk tonight => John F. Kennedy International Airport
flying EGTK to EGBJ on saturday, cloud? => London Oxford Airport & Gloucestershire Airport
metar egll => London Heathrow Airport
rain in bra on saturday => Bra
cook county snow tonight => Chicago for Cook County
bali ubud rain tomorrow => Ubud
hot day in hay nsw tomorrow => Hay
portland me foggy tomorrow => Portland
jhb rain tomorrow => Johannesburg
humidity for wood finishing in Grand Rapids tomorrow => Grand Rapids
wet season darwin lightning tonight => Darwin
geelong vs collingwood at the mcg, rain friday night => Melbourne Cricket Ground
man utd v liverpool at old trafford saturday rain => Old Trafford
leeds vs york rain saturday => Leeds & York
rain in kruger at skukuza saturday => Skukuza
kashmir snow in december gulmarg => Gulmarg
cornwall rain tomorrow surfing => Truro for Cornwall
goa rain tomorrow evening drinks => Panaji for Goa
Maui north shore wind saturday => Kahului for Maui
thunderstorms in Orlando at Disney tomorrow => Orlando for Disney
icy on I-80 in Laramie tonight => Laramie
is the braves game getting rained out tonight => Atlanta for braves
braves game in philly tonight rain => Philadelphia
weather for melbourne cup day => Melbourne
matatu to nakuru tomorrow any rain => Nakuru
char dham yatra kedarnath weather saturday => Kedārnāth
is it going to be dry neath sunday => Neath
east london rain tomorrow => London
east london south africa rain tomorrow => East London
old town edinburgh => Edinburgh for old town
western sydney heat saturday => Sydney
wind rhyl this weekend => Rhyl
bbq lincoln sunday => Lincoln
golf austin saturday => Austin
bbq surprise sunday => -
bbq ham sunday => -
picnic jack sunday => -
is it dry barry sunday => Barry
wind charlotte this weekend => Charlotte
rain date saturday => -
dry harry sunday => -
rain david saturday => -
rain surprise saturday => -
wind halle wochenende => Halle (Saale)
cold beer saturday => -
sandwich for lunch => not about weather
boulder weather tomorrow => Boulder
little rock weather tomorrow => Little Rock
port talbot weather tomorrow => Port Talbot
north sydney weather tomorrow => North Sydney
corpus christi weather tomorrow => Corpus Christi
is corpus christi going to be sunny in munich => Munich
will it rain in canterbury nz on saturday => Christchurch for Canterbury
far north queensland tomorrow => Cairns for Far North Queensland
up north this weekend any good? => Leeds for up north
the south west tomorrow => Exeter for the south west
north east weather tomorrow => Newcastle upon Tyne for north east
wind from the south west tomorrow => -
wind north west tomorrow => -
is the south east facing garden going to be windy => -
house faces south west, sun tomorrow => -
man airport weather tomorrow => Manchester Airport
london airport weather => London
mumbai airport rain => Mumbai
lax fog tonight => Los Angeles International Airport
blr rain today => Bengaluru
tas weather tomorrow => Hobart for Tasmania
kew => Kew
victoria park bristol tomorrow => Bristol for victoria park
hyde park sydney tomorrow => Sydney for hyde park
hyde park leeds saturday => Hyde Park Leeds
brighton beach melbourne saturday => Melbourne for brighton beach
kings park perth picnic sunday => Kings Park
victoria park or bristol => Victoria Park London & Bristol
rest bay surf => Rest Bay
fishing the tweed tomorrow => River Tweed
canoe on the spey this weekend => River Spey
santa cruz surf tomorrow => Santa Cruz
santa cruz de tenerife tomorrow => Santa Cruz de Tenerife
cleveland snow tomorrow => Cleveland
durbs saturday => Durban
wind venedig wochenende => Venice
malle wetter nächste woche => Palma for Malle
tessin am samstag => Lugano for Tessin
wind essen wochenende => Essen
sol faro => Faro
shoreditch rooftop friday => Shoreditch
sheffeild tomorrow => Sheffield
tuscon heat => Tucson
jonson tomorrow => !jonson
thanks tomorrow => -
hook of holland harwich overnight ferry wind => Hoek van Holland for Hook of Holland & Harwich
cairnryan larne ferry wind => Cairnryan & Larne
beach day clacton or southend tomorrow => Clacton-on-Sea & Southend-on-Sea
new york marathon sunday => New York City
butlins minehead saturday => Minehead
my flight del to bom at 6am fog => Indira Gandhi International Airport & Chhatrapati Shivaji Maharaj International Airport
kent coast tomorrow => Margate for Kent Coast
wind domburg wochenende => Domburg
turf saving in mayo this week dry? => Castlebar for County Mayo
D02 X285 rain tomorrow => Dublin
weather eircode H91 tomorrow => Galway
p45 form tomorrow => not about weather
110001 weather => !110001
rain 10001 tomorrow => New York
wind 10000 ft tomorrow => -
75001 météo => !75001
75001 paris weather => Paris
rome ga => Rome
hamilton bermuda => Hamilton
meteo forte dei marmi => Forte dei Marmi
météo montagne demain => -
y a encore de la neige au col => -
weer kust => -
wetter a7 kassel => Kassel for a7
`);

test.each(QUESTIONS)('%s: %s', (question, expected) => {
  const result = read(question);
  if (result.kind === 'place-unknown') expect(`!${result.text}`).toBe(expected);
  else if (result.kind !== 'interpreted') expect('not about weather').toBe(expected);
  else {
    const places = result.interpretation.subjects.map(({ place, source }) =>
      source !== 'question'
        ? '-'
        : place.represents === undefined
          ? place.name
          : `${place.name} for ${place.represents}`,
    );
    expect(places.join(' & ')).toBe(expected);
  }
});
