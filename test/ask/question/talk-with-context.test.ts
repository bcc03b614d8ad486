/** Questions as they are told to somebody: the context first, corrections, conditions with a time of their own, what hangs on them. */
import { expect, test } from 'bun:test';
import { datedMeaning } from './meanings.ts';
import { NOW_MS, read, table } from './reading.ts';

const MEANINGS = table(`
is it going to rain on saturday no sunday i mean in bath => Bath | rain yes-no | 06-14
will it rain in leeds i mean bradford tomorrow => Bradford | rain yes-no | 06-11
how hot at 3 sorry 4 tomorrow => - | temperature value most | 06-11 16-17
no rain saturday no wind sunday => - | rain value not | 06-13 & 06-14
is it hot i mean really hot tomorrow => - | temperature yes-no most | 06-11
got washing on the line in stockport, when do i need to bring it in => Stockport | rain when | -
timber delivery at 9 tomorrow, will it need covering => - | rain yes-no | 06-11 09-10
if it's dry in the morning can I paint the fence after lunch => - | activity yes-no exterior-painting | 06-11 14-00 + - | rain yes-no not | 06-11 06-12
if it's sunny on saturday can we have a bbq => - | activity yes-no outdoor-event | 06-13
do i need to water the allotment tonight or is it going to rain tomorrow => - | rain yes-no not | 06-10 night & 06-11
should i go to the beach today or will it be nicer tomorrow => - | activity compare beach | 06-10 & 06-11
is it going to be sunny in cork at the weekend or will it lash => Cork | rain yes-no | 06-13..06-14
are we going to get that heatwave => - | temperature run | -
which day is best to go to blackpool, thursday friday or saturday => Blackpool | general which-day most | 06-11 & 06-12 & 06-13
best day to post a parcel to leeds => not-about-weather
does it look better on saturday or sunday for a trip to alton towers => Alton Towers | general compare most | 06-13 & 06-14
looking for a nice day to visit the gower next week => Swansea | general which-day | 06-15..06-21
festival in cheshire this weekend, need to know if its gonna be muddy => Chester | soil yes-no | 06-13..06-14
been raining all day here in preston, any sign of it stopping => Preston | rain when not | -
is it going to rain all day tomorrow => - | rain count | 06-11
had a perm this morning so i cant get it wet, is it raining later => - | rain yes-no | 06-10 now-00
fence panel blew down last night, is it going to be that windy again => - | wind yes-no | -
last night was boiling, is tonight going to be the same => - | temperature value | past 06-09 night & 06-10 night
got a wedding on Saturday in York, will it rain => York | rain yes-no | 06-13
thinking of driving to the coast tomorrow, is it nicer in hastings or eastbourne => Hastings & Eastbourne | general compare most | 06-11
will it be light enough to cycle home at 9 without lights => - | dawn yes-no | 06-10 21-22
were in reading and its getting dark over has anyone got rain => Reading | rain value | -
what's better for a day at the beach, tomorrow in cromer or friday in great yarmouth => Cromer & Great Yarmouth | activity value beach | 06-11
do i need to worry about the wind on the severn bridge tomorrow, i drive a high sided van => Severn Bridge | wind value most | 06-11
are the mornings going to be any warmer this week => - | temperature value most | 06-11 06-12 & 06-12 06-12 & 06-13 06-12 & 06-14 06-12
walking the cleveland way from friday to monday, what should i expect each day => Whitby | general value | 06-12..06-15
whats the weather like in tenerife next week we fly out monday => Santa Cruz de Tenerife | general value | 06-15..06-21
bbq party in york on saturday starts at 1 what do i wear => York | clothing value any | 06-13 13-17
ok so ive got builders taking the roof off on monday how does the week look => - | rain value not | 06-15 & 06-10..06-16
just booked a table outside for 7.30 in harrogate, did i make a mistake => Harrogate | activity yes-no outdoor-event | 06-10 19:30-20:30
son's got a match in dundalk at 11 on saturday and then we've a bbq at 4, how does it look for both => Dundalk | activity yes-no outdoor-event | 06-13 11-12 & 06-13 16-17
will the ferry to arran be cancelled friday, is it windy => Brodick | wind value | 06-12
going to be in edinburgh from thursday till monday, which day's best for arthurs seat => Arthur's Seat | general which-day most | 06-11..06-15
does it rain much in the lakes in june => Windermere | rain yes-no | typical 06-01..06-30
does it rain tomorrow in leeds => Leeds | rain yes-no | 06-11
high tide is at 4 in whitby, will it be sunny => Whitby | sun yes-no most | 06-10 16-17
the lad's on his duke of edinburgh this weekend in the brecon beacons, will he freeze => Brecon | temperature value | 06-13..06-14
lambing's done and shearing friday, need them dry, what's thursday night doing in builth wells => Builth Wells | rain value not | 06-12 & 06-11 night
rain in leeds friday and saturday night => Leeds | rain value | 06-12 night & 06-13 night
got hay down in wexford, how long have i got => Wexford | rain when | -
should i book tennis for 5 or 6 tomorrow => - | activity compare tennis | 06-11 17-18 & 06-11 18-19
we were thinking of going to the seaside friday but if it's windy we won't bother, is it => - | wind yes-no | 06-12
good evening for the hot tub? => - | general value | 06-10 18-22
whats the weather in the dales for my birthday => Skipton | general value | -
weather in the lakes for the bank holiday => Windermere | general value | typical 08-31
fog at the entrance for the park => - | fog value | -
is the wind cold today => - | wind-chill yes-no least | 06-10
how long will this sun last => - | sun when not | -
it's meant to be wet tomorrow, is it wet all day or just the morning => - | rain count | 06-11
going to my nan's in hull tomorrow, is it warm => Kingston upon Hull | temperature yes-no | 06-11
can my nan sit out in leeds tomorrow => Leeds | feels-like value | 06-11
how bad is this storm going to be => - | gusts value most | -
should the cricket club bring the covers on tonight => - | rain yes-no | 06-10 night
are there midges about in skye tomorrow, is it windy enough to keep them away => Portree | pests yes-no | 06-11
how cold will it be at kick off in sunderland, 7.45 tonight => Sunderland | temperature value least | 06-10 19:45-20:45
any idea if it's going to rain between 12 and 1, i've to walk to the bank => - | rain yes-no | 06-11 12-13
it's my daughters birthday party on saturday in the park 11 till 2, will we be ok => - | activity yes-no outdoor-event | 06-13 11-14
club night 10 till 2 on saturday will it rain => - | rain yes-no | 06-13 22-02
dry for kickoff? => - | rain yes-no not | -
can i get the convertible out sunday => - | rain yes-no not | 06-14
going to the grand national... no wait the derby at epsom, on saturday, will it rain => Epsom | rain yes-no | 06-13
if we leave at 9 will we miss the rain => - | rain yes-no not | 06-10 21-22
what's the difference in temperature between here and aberdeen => - & Aberdeen | temperature compare | -
Dave: you still on for golf tomorrow? Me: depends, whats it doing at 8 => - | activity yes-no golf | 06-11 08-09
York: is it raining tomorrow => York | rain yes-no | 06-11
boiler's broken, is it cold tonight => - | temperature yes-no least | 06-10 night
pipes might freeze, is it cold tonight => - | temperature value | 06-10 night
is it meant to be sunny or has it changed => - | sun yes-no | -
any change for the weekend? => - | general value | 06-13..06-14
got sunburn, is it cloudy tomorrow => - | cloud yes-no | 06-11
is it warm enough for the kids to go in the sprinkler => - | temperature yes-no | -
been dry for ages, any rain coming => - | rain yes-no | -
if it stays dry till 3 i'll walk, will it => - | rain yes-no not | 06-10 now-15
any good beach days coming up => - | activity which-day beach | -
do i bother with the gym or run outside at 6 => - | activity yes-no running | 06-10 18-19
`);

test.each([...MEANINGS])('%s', (question, meaning) => {
  const result = read(question);
  const further = result.kind === 'interpreted' ? (result.further ?? []) : [];
  const all = [result, ...further.map((interpretation) => ({ kind: 'interpreted' as const, interpretation }))];
  expect(all.map((one) => datedMeaning(one, NOW_MS)).join(' + ')).toBe(meaning);
});
