/** What an answer does not judge, and what was not read, in Portuguese. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_PT: Messages = {
  'uncovered.sentence': 'sem veredicto: {what}.',
  'hazard.thunder':
    'contam os trovões ou relâmpagos no local, e não a previsão: entre agora num edifício ou num carro fechado, e fique 30 minutos após o último trovão (US National Weather Service)',
  'hazard.frozen-heights': 'com a geada ou o gelo no local ninguém sobe nem trabalha em altura, com qualquer calçado',
  'hazard.deep-cold': 'com o frio indicado a pele nua congela em meia hora (Environment and Climate Change Canada)',
  'hazard.great-heat': 'o calor indicado é perigoso (US National Weather Service: índice de calor a partir de 39 °C)',
  'hazard.gale': 'o vento indicado é de temporal ou tem rajadas fortes (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'o que se vê, ouve ou mede no local conta mais do que a previsão',
  'uncovered.emergency':
    'isso é uma emergência: ligue já para o número de emergência (112) e não espere por nenhuma previsão',
  'uncovered.gas-leak':
    'o gás pode explodir com qualquer vento: não toque em interruptores, saia e ligue para a emergência do gás',
  'uncovered.carbon-monoxide':
    'queimar gás, gasolina, carvão ou lenha numa tenda, garagem, caravana ou quarto liberta monóxido de carbono, que mata; nunca o faça, e pergunte aos bombeiros',
  'uncovered.chemicals':
    'produtos químicos misturados podem libertar gás venenoso; nunca os misture, e pergunte ao centro antivenenos',
  'uncovered.medicine-storage': 'o Fairday não pode julgar o que um medicamento aguenta; pergunte na farmácia',
  'uncovered.frostbite': 'pele congelada nunca se esfrega, com neve ou sem ela; pergunte já a um médico',
  'uncovered.inflatables':
    'vento e correntes levam os insufláveis para o largo; o Fairday não pode julgar a água; pergunte aos nadadores-salvadores',
  'uncovered.tidal-crossing':
    'atravessar areais ou uma passagem de maré depende das marés, que o Fairday não conhece; pergunte à guarda costeira',
  'uncovered.over-people': 'voar sobre pessoas depende das regras do ar; pergunte à autoridade da aviação',
  'uncovered.airspace': 'voar drones perto de aeroportos depende das regras do ar; pergunte à autoridade da aviação',
  'uncovered.far-from-help':
    'o Fairday não pode julgar estar só ou às escuras longe de ajuda; pergunte ao resgate de montanha',
  'uncovered.heights':
    'o Fairday não julga o trabalho em escadas, andaimes ou chaminés; pergunte ao responsável da obra',
  'uncovered.excavation':
    'o Fairday não pode julgar se as paredes de uma vala aguentam; a chuva enfraquece-as; pergunte ao responsável pela obra',
  'uncovered.parked-vehicle':
    'o Fairday não pode julgar um veículo com alguém deixado dentro; em minutos fica muito mais quente do que lá fora, mesmo num dia ameno',
  'uncovered.storm-eye':
    'no olho de uma tempestade o vento volta de repente e do outro lado; fica abrigado até as autoridades dizerem que passou',
  'uncovered.cold-water':
    'o Fairday não pode julgar albufeiras, pedreiras, canais e eclusas: a água pode estar perigosamente fria sob ar quente, e não se veem as correntes nem o que está por baixo',
  'uncovered.children-in-water':
    'o Fairday não pode julgar se as crianças estão seguras na água ou junto dela; com qualquer tempo precisam de um adulto ao alcance',
  'uncovered.medicines':
    'o Fairday não pode julgar medicamentos; alguns tornam a pele sensível ao sol ou o corpo ao calor; pergunta na farmácia ou a um médico',
  'uncovered.ice-bearing': 'o Fairday não pode julgar se o gelo aguenta, e não conhece a sua espessura',
  'uncovered.avalanche': 'o Fairday não pode julgar avalanches; pergunte ao serviço de avalanches da região',
  'uncovered.evacuation': 'o Fairday não pode julgar se é preciso sair ou abrigar-se; siga as autoridades',
  'uncovered.on-the-spot':
    'gelo, neve, nevoeiro, fumo ou água no local contam mais do que uma previsão, e o Fairday não os vê',
  'uncovered.inflatable-play':
    'castelos e outros brinquedos insufláveis não se usam com vento ou rajadas acima de 38 km/h (HSE e PIPA britânicas) e precisam de todas as amarras; o Fairday não os julga',
  'uncovered.own-danger': 'o perigo aqui não é o tempo, e o Fairday não o pode julgar',
  'uncovered.earth': 'o Fairday nada sabe de vulcões, sismos ou deslizamentos',
  'uncovered.flash-flood':
    'desfiladeiros, grutas e leitos secos enchem de repente com chuva que cai longe; o Fairday não o pode julgar; pergunte aos guardas ou a um guia',
  'uncovered.flooding': 'o Fairday não sabe que estradas, rios ou casas estão inundados',
  'uncovered.lightning-shelter':
    'o Fairday não pode julgar o que é seguro numa trovoada; dentro de casa é o mais seguro',
  'uncovered.water': 'o Fairday não pode julgar a água em si: marés, correntes e como se está dentro dela',
  'uncovered.snow-sport': 'o Fairday não julga desportos de neve e não conhece as pistas',
  'uncovered.aviation': 'o Fairday não julga voos, exceto os de drones',
  'uncovered.travel-disruption': 'o Fairday não sabe o que está atrasado, cancelado ou fechado',
  'uncovered.health': 'o Fairday não dá conselhos médicos',
  'uncovered.eyes': 'olhar para o sol faz mal aos olhos com qualquer tempo',
  'uncovered.animals': 'o Fairday não pode julgar o que um animal aguenta',
  'uncovered.people-at-risk': 'o Fairday não pode julgar o que crianças, idosos ou doentes aguentam',
  'uncovered.endurance': 'o Fairday não pode julgar o que as pessoas aguentam',
  'uncovered.fire': 'o Fairday não pode julgar fogueiras; pergunte aos bombeiros e respeite as proibições locais',
  'uncovered.foraging': 'o Fairday não pode julgar o que se pode comer ou beber sem perigo',
  'uncovered.climbing': 'o Fairday não julga escaladas e não conhece rocha, gelo ou cumes',
  'uncovered.sleeping-outdoors': 'o Fairday não julga noites ao relento',
  'uncovered.wind-load': 'o Fairday não julga gruas, escadas, tendas ou árvores com vento',
  'uncovered.snow-load': 'o Fairday não sabe quanta neve um telhado aguenta',
  'uncovered.other-vehicle': 'o Fairday julga a condução de carros, não a de outros veículos ou reboques',
  'uncovered.unfit-person':
    'depois de álcool, drogas ou sem dormir ninguém conduz, escala ou nada em segurança, com nenhum tempo',
  'uncovered.unfit-vehicle':
    'um veículo com pneus gastos, ou com luzes, limpa-para-brisas ou travões avariados, não deve circular com nenhum tempo; é preciso repará-lo primeiro',
  'uncovered.protective-gear':
    'o capacete, o colete salva-vidas e o arnês protegem com qualquer tempo; nenhuma previsão os substitui',
  'uncovered.road-grip': 'o Fairday não conhece a aderência das estradas nem a dos pneus',
  'uncovered.electrics':
    'o Fairday não pode julgar ferramentas, extensões e tomadas elétricas com humidade; água e corrente podem matar',
  'uncovered.pipes': 'o Fairday não pode julgar o que os canos de uma casa aguentam',
  'uncovered.indoors': 'o Fairday avalia o tempo ao ar livre, não o ar de uma divisão',
  'uncovered.bare-limit': 'a Fairday dá o tempo de um lugar e de um momento, e não tem limites para um número só',
  'uncovered.other-activity': 'o Fairday não tem regras para essa atividade',
  'reserve.safety': 'ser seguro depende de mais do que deste tempo.',
  'reserve.camping': 'o campismo é julgado como uma festa ao ar livre; as noites na tenda não o são.',
  'reserve.no-chance': 'nenhuma fonte dá a probabilidade disso em percentagem.',
  'reserve.coarse-wind':
    'os dados climáticos, de malha larga, dão pouco vento {where} {when}; faltam-lhes os ventos locais, como em costas, estreitos e vales.',
  'reserve.stated': 'a pergunta diz {list}; os valores aqui são os da fonte meteorológica.',
  'reserve.word': '“{name}”',
  'reserve.undated': 'aqui não se sabe o dia de {list}: diga o dia para saber o tempo.',
  'reserve.unread': 'não considerado: {list}.',
};
