/**
 * Names are the place that who types them means, in small letters and without commas: towns that are also words, towns in a
 * row, namesakes beside each other, slips, and words that only look like a name. Asked from London.
 */
import { describe, expect, test } from 'bun:test';
import { read, table } from '../reading.ts';

/** The places of the answer with their countries; "-" for the assumed one; the name in an error. */
const QUESTIONS = table(`
deal or dover which is windier tomorrow => Deal GB & Dover GB
settle to carlisle railway trip thursday will we see the views => Settle GB & Carlisle GB
diss to norwich bike ride saturday => Diss GB & Norwich GB
driving to cork from rosslare on sunday fog or no => Cork IE & Rosslare IE
we're off to nice on saturday for a week is it warm => Nice FR
we landed in nice its raining still => Nice FR
going to nice restaurants saturday will it rain => -
wells next the sea tomorrow afternoon => Wells-next-the-Sea GB
in wells next the sea tomorrow => Wells-next-the-Sea GB
nairobi wilson airport wind => Wilson Airport KE
leeds bradford airport tomorrow => Leeds Bradford Airport GB
milan linate airport fog tomorrow => Milano Linate Airport IT
bright vic this weekend any snow => Bright AU
normal il storms tonight => Normal US
marathon fl wind => Marathon US
aurora co hail => Aurora US
aurora colorado tonight => Denver US
bend or tomorrow => Bend US
street somerset heat saturday => Street GB
over cambridgeshire is it raining => Cambridge GB
rain over cambridgeshire => Cambridge GB
crook county durham snow => Crook GB
cool ca temp => Cool US
bar montenegro beach => Bar ME
golf in illinois tomorrow => Chicago US
frost texas tonight => Austin US
storms over texas tonight => Austin US
birmingham al tornado risk => Birmingham US
tuscon az => Tucson US
surprise az heat => Surprise US
portland maine => Portland US
bangor maine snow => Bangor US
norman ok storms => Norman US
moore ok tornado => Moore US
leeds ok for golf tomorrow => Leeds GB
windsor on tomorrow heat => Windsor CA
is the match in windsor on tomorrow => Windsor GB
sunny beach day tomorrow => -
sunny beach bulgaria tomorrow => Sunny Beach BG
sunny beach friday => Sunny Beach BG
kitchener waterloo rain tonight => Kitchener CA & Waterloo CA
auckland and hamilton tomorrow => Auckland NZ & Hamilton NZ
auckland hamilton tauranga rain friday => Auckland NZ & Hamilton NZ & Tauranga NZ
perth and stirling tomorrow => Perth GB & Stirling GB
perth and fremantle tomorrow => Perth AU & Fremantle AU
boston and lincoln saturday => Boston GB & Lincoln GB
boston and new york saturday => Boston US & New York City US
paris or dallas tomorrow => Paris FR & Dallas US
manchester or boston tomorrow => Manchester GB & Boston US
portland tomorrow dorset => Portland GB
hamilton sat nz => Hamilton NZ
cambridge tomorrow massachusetts => Cambridge US
paris friday then texas => Paris FR
skegnes tomorrow => Skegness GB
aberistwith weather next tuesday => Aberystwyth GB
killarny weekend => Killarney IE
alberquerque winds => Albuquerque US
harlaston tomorrow => !harlaston
weather in whitsand => !whitsand
weather in chigaco => !chigaco
bath bristol and cardiff friday forecast => Bath GB & Bristol GB & Cardiff GB
newcastle sunderland durham saturday => Newcastle upon Tyne GB & Sunderland GB & Durham GB
hyde manchester or leeds tomorrow => Hyde GB & Leeds GB
leeds york or hull => Leeds GB & York GB & Kingston upon Hull GB
bkk rain 6pm => Suvarnabhumi Airport TH
yeg snow => Edmonton International Airport CA
omg snow tomorrow => -
hull e yorks rain tomorrow => Kingston upon Hull GB
battle e sussex rain => Battle GB
newcastle kzn frost => Newcastle ZA
at the entrance to the park tomorrow will it be muddy => -
the entrance nsw sunday => The Entrance AU
honolulu surf north shore => Honolulu US
florence has a party saturday in the garden => -
florence has a storm coming => Florence IT
rugby training in rugby tonight wet? => Rugby GB
good deal on flights to split is it hot in july => Split HR
hope to york on saturday rain => York GB
shimla manali snow december => Shimla IN & Manāli IN
poole to cherbourg ferry saturday => Poole GB & Cherbourg-Octeville FR
ascot races saturday => Ascot GB
kerry in march => Tralee IE
bath for the dog in the garden sunday => -
can i bury the dog on friday or will it be too wet => -
will the weather settle down by the weekend => -
grabbing a sandwich in the park at lunch will i get wet => -
boat tours tomorrow at 3 are they going to be windy => -
leeds to york via selby tomorrow rain => Leeds GB & York GB & Selby GB
driving leeds to york via harrogate at 5 => Leeds GB & York GB & Harrogate GB
wellington to nelson flight wind => Wellington NZ & Nelson NZ
rain in QLD tomorrow => Brisbane AU
wind Corpus friday kite => Corpus Christi US
Outer banks hurricane? => Kill Devil Hills US
rain tas midlands => Oatlands AU
Bengaluru traffic aside will it rain at 6 => Bengaluru IN
hay fever aside is it good weather for mowing in Leeds => Leeds GB
when will the rain come to delhi => Delhi IN
will the dust come to Adelaide => Adelaide AU
gusts at Dublin Port tonight => Dublin IE
how windy on the Mackinac Bridge saturday => Mackinac Bridge US
VIC weather saturday => Melbourne AU
snow in ME tomorrow => Portland US
wheat belt rain WA next 7 days => Northam AU
rain in WA tomorrow => !WA
Spokane WA tomorrow => Spokane US
rain in KZN tomorrow => Durban ZA
rain in LA tomorrow => Los Angeles US
rain in PE this weekend => Port Elizabeth ZA
Charlottetown PE tomorrow => Charlottetown CA
kids have PE tomorrow will it be wet => -
is it dry enough for PE outside in leeds => Leeds GB
rain in the berg tomorrow => Drakensberg ZA
storms in the panhandle of texas => Amarillo US
Will it rain in the Hammer tomorrow => !Hammer
Will it rain in the Bay tomorrow => !Bay
Will it rain in the Park tomorrow => -
will it rain in the Hague tomorrow => The Hague NL
edmonton snow friday => Edmonton CA
duke of edinburgh expedition weather this weekend => -
Duke of York pub garden in Leeds saturday => Leeds GB
dingle boat trip saturday morning choppy => Dingle IE
heavy rain warning west coast NZ? => Greymouth NZ
Delhi AQI today => Delhi IN
Singapore F1 practice evening rain => Singapore SG
Rotorua mountain biking saturday muddy? => Rotorua NZ
is it warm enough for the sea in Kilkee => Kilkee IE
how cold does Alice get in july => Alice Springs AU
is the g going to be wet for the game saturday => Melbourne Cricket Ground AU
`);

describe('a place as it is typed', () => {
  test.each([...QUESTIONS])('%s', (question, expected) => {
    const result = read(question);
    if (result.kind === 'place-unknown') return expect(`!${result.text}`).toBe(expected);
    if (result.kind !== 'interpreted') throw new Error(JSON.stringify(result));
    const named = result.interpretation.subjects.filter(({ source }) => source === 'question');
    const places = named.map(({ place: { name, countryCode } }) => `${name} ${countryCode}`);
    expect(places.length === 0 ? '-' : places.join(' & ')).toBe(expected);
  });
});
