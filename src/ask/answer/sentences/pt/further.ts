/** The Portuguese messages about sunlight, the aurora, the past, the climate, and what has no source. */
import type { Messages } from '../messages.ts';

export const FURTHER_PT: Messages = {
  'caveat.cut': 'os períodos mais longos são encurtados: a resposta vai até às {until}.',
  lasts: 'horas {more, select, yes {com} other {sem}} {event} {where} {when}: {stretch}',
  'lasts.shorter':
    'o período mais longo {more, select, yes {com} other {sem}} {event} {where} {when}: {stretch}, {duration}',
  'lasts.never': 'nenhuma hora {more, select, yes {com} other {sem}} {event} {where} {when}',
  'when.extreme.stretch': '{more} {where} {when}: {stretch}, {value}.',
  'wear.enough.yes':
    '{tone, select, past {fez} typical {costuma fazer} now {faz} other {fará}} calor suficiente para {garment} {where} {when}',
  'wear.enough.maybe':
    '{tone, select, past {fez} typical {costuma fazer} now {faz} other {fará}} calor quase suficiente para {garment} {where} {when}',
  'wear.enough.no':
    'não {tone, select, past {fez} typical {costuma fazer} now {faz} other {fará}} calor suficiente para {garment} {where} {when}',
  unsourced: 'este serviço não tem nenhuma fonte sobre {what} {where}.',
  'unsourced.tides': 'as marés',
  'unsourced.currents': 'as correntes',
  'unsourced.avalanches': 'o perigo de avalanches',
  'unsourced.lake-ice': 'o gelo de lagos e rios',
  'unsourced.rivers': 'os níveis da água',
  'unsourced.drought': 'a seca e as restrições de água',
  'unsourced.lake-water': 'a água de lagos e rios',
  'unsourced.earthquakes': 'os sismos',
  'unsourced.volcanoes': 'os vulcões',
  'unsourced.wildfires': 'os incêndios florestais',
  'unsourced.roads': 'o estado das estradas e o trânsito',
  'unsourced.ski-lifts': 'os teleféricos e as pistas de esqui',
  'unsourced.records': 'os recordes meteorológicos',
  'unsourced.hurricane-season': 'as épocas de tempestades',
  'unsourced.named-storms': 'tempestades e furacões pelo nome',
  'unsourced.storms-at-sea': 'tempestades tropicais e outras tempestades no mar',
  'unsourced.anywhere': 'não há aqui nenhuma fonte para {what}; os avisos oficiais são dados para um lugar em terra.',
  'unsourced.hail': 'o granizo',
  'unsourced.dew': 'o orvalho',
  'unsourced.swell': 'o período e a direção da ondulação',
  'unsourced.radar': 'as imagens de radar',
  'unsourced.soil': 'a temperatura e a humidade do solo',
  'unsourced.upper-air': 'o ar acima do solo, como os ventos em altitude, a isotérmica de 0 °C e a base das nuvens',
  'unsourced.degree-days': 'graus-dia e horas de frio',
  'unsourced.evaporation': 'a evaporação',
  'unsourced.planets': 'os planetas e as estrelas no céu',
  'unsourced.rainy-season': 'o começo e o fim das estações das chuvas e das monções',
  'unsourced.satellites': 'os satélites e as suas passagens',
  'unsourced.eclipses': 'os eclipses, as superluas e as luas azuis',
  'unsourced.sky-phenomena': 'os arco-íris, os halos, as nuvens noctilucentes e o seeing',
  'unsourced.dust': 'a poeira do deserto e as tempestades de areia',
  'unsourced.plant-seasons': 'a época da floração, das cores de outono e dos animais',
  'unsourced.water-quality': 'a qualidade da água e o que nela vive',
  'unsourced.bulletins': 'boletins como METAR, TAF e os avisos à navegação',
  'unsourced.pests': 'as doenças das plantas e os insetos',
  'unsourced.statistics': 'tendências, percentis e a dispersão das previsões',
  'unsourced.sea': 'o mar',
  'unsourced.sea-then': 'o mar noutros tempos que não os próximos dias',
  'wind-chill.none':
    'sem arrefecimento pelo vento {where} {when}: define-se para ar até {limit}, e o ar não desce abaixo de {value}.',
  'wind-chill.partly':
    'o arrefecimento pelo vento define-se para ar até {limit}: nas horas mais quentes vale a temperatura do ar.',
  'unsourced.kp': 'o campo geomagnético',
  'unsourced.past': 'o tempo passado',
  'pressure.trend': '{what}: {value} em {hours}',
  'pressure.steady': 'estável',
  'pressure.rising': 'a subir',
  'pressure.rising.slowly': 'a subir devagar',
  'pressure.rising.quickly': 'a subir depressa',
  'pressure.rising.rapidly': 'a subir muito depressa',
  'pressure.falling': 'a descer',
  'pressure.falling.slowly': 'a descer devagar',
  'pressure.falling.quickly': 'a descer depressa',
  'pressure.falling.rapidly': 'a descer muito depressa',
  'solar-power':
    'cerca de {value} com {power} de painéis solares {where} {when}: estimativa a partir de {energy} de energia solar em terreno plano e de um rendimento (performance ratio) de {share}; a inclinação, a sombra e o calor alteram-na.',
  'solar-power.unknown':
    'não se sabe quanto dão os painéis solares {where} {when}: a fonte não tem a radiação solar de todo o período.',
  'aurora.yes': 'pode ver-se a aurora {where} {when}',
  'aurora.cloudy': 'pode haver aurora {where} {when}, mas atrás das nuvens',
  'aurora.no': 'não se espera aurora {where} {when}',
  'aurora.no.light': 'não se pode ver a aurora {where} {when}: não escurece o suficiente',
  'aurora.no.never': 'não se pode ver a aurora {where} {when}: não chega a esta latitude',
  'aurora.needs': 'está previsto um índice Kp de {n}; a esta latitude é preciso {least}.',
  'aurora.season': 'as noites {where} são escuras o bastante para as auroras entre {from} e {to}.',
  'aurora.equinox': 'as auroras são mais frequentes perto dos equinócios, em março e em setembro.',
  'aurora.cloud': '{value} de nuvens nas horas escuras.',
  'aurora.unknown': 'não se sabe se há aurora {where} {when}: {what}.',
  'aurora.unknown.kp': 'não há previsão do índice Kp para essa altura',
  'last.dry': 'o último dia sem chuva {where}: {when}{detail}.',
  'last.dry.none': 'nenhum dia sem chuva {where} desde {date}: não se procurou mais atrás.',
  'last.on': 'a última vez com {event} {where} foi {when}, na hora a partir das {clock}{detail}.',
  'last.limit': '{event} {where}: pela última vez {when}, na hora a partir das {clock}{detail}.',
  'last.ago': ', há {count, plural, one {{n} dia} other {{n} dias}}',
  'last.amount': '; {value} nesse dia',
  'last.now': '{event} {where}: agora mesmo.',
  'last.none': '{event} {where}: não desde {date}; não se procurou mais para trás.',
  'event.hot': 'muito calor',
  'event.cold': 'frio',
  'event.snow-depth': 'neve no solo',
  'normal.temperature':
    'a temperatura {tone, select, past {ficou} now {está} other {ficará}} {difference} {more, select, yes {acima} other {abaixo}} do normal {where} {when}: {value} em média, contra {other}',
  'normal.temperature.alike':
    'a temperatura {tone, select, past {ficou} now {está} other {ficará}} perto do normal {where} {when}: {value} em média, contra {other}',
  'normal.rain':
    'o tempo {tone, select, past {esteve} now {está} other {estará}} mais {more, select, yes {chuvoso} other {seco}} do que o normal {where} {when}: {value} de chuva e neve, contra {other}',
  'normal.rain.alike':
    'a precipitação {tone, select, past {ficou} now {está} other {ficará}} perto do normal {where} {when}: {value} de chuva e neve, contra {other}',
  'normal.wind':
    'o vento {tone, select, past {esteve} now {está} other {estará}} mais {more, select, yes {forte} other {fraco}} do que o normal {where} {when}: até {value}, contra {other}',
  'normal.wind.alike':
    'o vento {tone, select, past {esteve} now {está} other {estará}} perto do normal {where} {when}: até {value}, contra {other}',
  'normal.cloud':
    'o céu {tone, select, past {esteve} now {está} other {estará}} mais {more, select, yes {nublado} other {limpo}} do que o normal {where} {when}: {value} de nebulosidade em média, contra {other}',
  'normal.cloud.alike':
    'o céu {tone, select, past {esteve} now {está} other {estará}} mais ou menos tão nublado como o normal {where} {when}: {value} de nebulosidade em média, contra {other}',
  'normal.humidity':
    'o ar {tone, select, past {esteve} now {está} other {estará}} {more, select, yes {mais} other {menos}} húmido do que o normal {where} {when}: {value} de humidade relativa em média, contra {other}',
  'normal.humidity.alike':
    'o ar {tone, select, past {esteve} now {está} other {estará}} mais ou menos tão húmido como o normal {where} {when}: {value} de humidade relativa em média, contra {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'oito em cada dez dias como este têm {range} em média.',
  'normal.unknown': 'não se sabe se é o habitual {where} {when}.',
  'normal.years': 'o normal é a média dos quinze dias em torno da data nos anos {years}.',
  'normal.climate': 'o normal é a média dos dados climáticos incluídos.',
  'months.best':
    'os melhores meses para visitar {place} costumam ser {list}, segundo o Holiday Climate Index para cidades (HCI:Urban).',
  'months.worst':
    'os piores meses para visitar {place} costumam ser {list}, segundo o Holiday Climate Index para cidades (HCI:Urban).',
  'months.asked': '{month} costuma ser {verdict} para visitar {place}: {value} de {of}, lugar {rank} dos doze meses',
  'months.least': 'os mais baixos: {list}.',
  'months.index': '{month} ({value} em {of})',
  'months.detail': '{month}: {range}, {count, plural, one {{n} dia de chuva} other {{n} dias de chuva}}.',
  'months.most': '{more} {where}, em geral: {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more}: {list}.',
  'months.source': 'são médias dos dados climáticos incluídos.',
  'months.source.years': 'são médias dos anos {years}.',
  'months.source.past': 'são valores dos anos {years}, da reanálise ERA5, por Open-Meteo.',
  'records.past':
    'nos anos {years}, {kind, select, highest {a temperatura mais alta} lowest {a temperatura mais baixa} rain {a maior precipitação de um dia} snow {a maior queda de neve de um dia} other {o vento mais forte}} {where} foi de {value}, a {date}, segundo a reanálise ERA5, por Open-Meteo.',
  'months.source.coarse':
    'os dados climáticos incluídos são aproximados: perto de costas e montanhas pode cair muito mais ou muito menos.',
  'months.unknown': 'não se sabe que mês é {where}: os dados climáticos não têm aqui esses valores.',

  'compare.by.warmth':
    '{a}: {difference} a {more, select, yes {mais} other {menos}} do que {b} {where}, {value} contra {other}',
  'compare.by': '{a}: {more} do que {b} {where}, com uma diferença de {difference}, {value} contra {other}',
  'course.wind':
    '{kind, select, headwind {vento contra} tailwind {vento a favor} other {vento de lado}} {where} {when} a caminho de {direction}: {value} de {from}, dos quais {amount} {more, select, yes {contra} other {a favor}}',
  'runway.wind':
    'vento cruzado de {range, select, many {até } other {}}{value} pela {kind, select, left {esquerda} other {direita}} na pista {name} {where} {when}, com {other} de vento {more, select, yes {contra} other {a favor}}: vento de {amount} de {from}{detail}.',
  'runway.magnetic':
    'o número de uma pista é o seu rumo magnético em dezenas de graus e o vento previsto é verdadeiro: a diferença não é contada.',
  'coast.unknown': 'se sopra para terra ou para o mar depende da orientação da costa, que aqui não é conhecida.',
  'course.unknown':
    'quanto vem de frente, de trás ou de lado depende do rumo: indique uma pista, uma direção ou dois lugares.',
};
