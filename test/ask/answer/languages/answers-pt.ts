/** Answers in Portuguese, one for each case of the test. */
export const ANSWERS_PT = `
Sim, há previsão de chuva em Leeds amanhã (domingo, 22 de novembro). 4,2 mm de chuva, com probabilidade de 80%.
Sim, não deve chover em Leeds amanhã (domingo, 22 de novembro).
Sim, choveu em Leeds ontem (sexta-feira, 20 de novembro). 4,2 mm de chuva.
Em Leeds de domingo, 22 de novembro, a quinta-feira, 26 de novembro: 21 mm de chuva, com probabilidade de 80%.
Chuva em Leeds das 0h de domingo, 22 de novembro às 0h de sexta-feira, 27 de novembro.
Sim, há previsão de neve em Leeds amanhã (domingo, 22 de novembro). 24 cm de neve, com probabilidade de 90%.
Sim, é provável que haja geada ou gelo em Leeds amanhã (domingo, 22 de novembro). Temperatura mínima de -4 °C, às 0h.
Em Leeds amanhã (domingo, 22 de novembro) às 14h: -4 °C.
Sim, fará frio em Leeds amanhã (domingo, 22 de novembro). -4 °C.
Sim, haverá vento em Leeds amanhã (domingo, 22 de novembro). Vento de até 60 km/h de SO, com rajadas de até 90 km/h, máximo às 0h.
Não, não haverá muito vento em Leeds amanhã (domingo, 22 de novembro). Vento de até 10 km/h de SO, com rajadas de até 20 km/h, máximo às 0h.
Sim, há previsão de rajadas de temporal em Leeds amanhã (domingo, 22 de novembro). Rajadas de até 90 km/h, máximo às 0h.
Sim, há previsão de nevoeiro em Leeds amanhã (domingo, 22 de novembro). Visibilidade mínima de 0,2 km, mínimo às 0h.
Não, haverá pouco sol em Leeds amanhã (domingo, 22 de novembro). Nebulosidade média de 100% de dia.
Sim, há previsão de trovoadas em Leeds amanhã (domingo, 22 de novembro). 24 horas com trovoada.
Sim, fará muito calor em Leeds amanhã (domingo, 22 de novembro). 21 a 33 °C, mínima às 0h e máxima às 23h.
Em Leeds amanhã (domingo, 22 de novembro): 21 a 33 °C, mínima às 0h e máxima às 23h.
O mais quente em Leeds de domingo, 22 de novembro, a quinta-feira, 26 de novembro: quinta-feira, 26 de novembro (37 °C). Depois, quarta-feira, 25 de novembro (36 °C), terça-feira, 24 de novembro (35 °C) e segunda-feira, 23 de novembro (34 °C).
Em Leeds amanhã (domingo, 22 de novembro): índice UV de até 8, máximo às 0h.
Sim, convém levar um guarda-chuva em Leeds amanhã (domingo, 22 de novembro). 4,2 mm de chuva, com probabilidade de 80%.
Não, não é preciso levar luvas em Leeds amanhã (domingo, 22 de novembro). Sensação de 9 °C.
Convém levar em Leeds amanhã (domingo, 22 de novembro): um casaco, luvas e botas. Sensação de -9 °C.
Pôr do sol em Leeds amanhã (domingo, 22 de novembro): 15h58.
Lua em Leeds amanhã (domingo, 22 de novembro): gibosa crescente, 94% iluminada; nasce às 14h19 e põe-se às 4h56.
Isso não é conhecido em Leeds de domingo, 22 de novembro, a segunda-feira, 23 de novembro: a fonte não tem nenhum valor.
O pólen em Leeds amanhã (domingo, 22 de novembro) não é conhecido: este serviço não tem fonte de pólen.
Sol com poucas nuvens em Leeds amanhã (domingo, 22 de novembro): 10 °C, 4,2 mm de chuva (probabilidade de 80%) e vento de até 10 km/h.
Lisbon: mais quente do que Leeds amanhã (domingo, 22 de novembro), 33 °C contra -4 °C.
O mais frio amanhã (domingo, 22 de novembro): Leeds (-4 °C), depois York (21 °C).
Sim, há previsão de chuva em Le Havre de domingo, 22 de novembro, a segunda-feira, 23 de novembro. 4,2 mm de chuva, com probabilidade de 80%.
Sem veredicto: o Fairday não pode julgar se o gelo aguenta, e não conhece a sua espessura. Em Leeds, Reino Unido amanhã (domingo, 22 de novembro): vento de até 10 km/h de SO, com rajadas de até 20 km/h, máximo às 0h. Lugar presumido: Leeds, Reino Unido, o lugar predefinido deste serviço.
Sim, a temperatura máxima em Leeds amanhã (domingo, 22 de novembro) será de 33 °C às 23h (perguntado: mais de 30 °C).
Anoitece em Leeds amanhã (domingo, 22 de novembro) às 16h39, no fim do crepúsculo civil; pôr do sol: 15h58.
Amanhece em Leeds amanhã (domingo, 22 de novembro) às 7h05, no início do crepúsculo civil; nascer do sol: 7h46.
8 h 13 min de luz do dia em Leeds amanhã (domingo, 22 de novembro), das 7h46 às 15h58, 3 min a menos do que no dia anterior.
Noite em Leeds amanhã (domingo, 22 de novembro): 15 h 49 min, do pôr do sol (15h58) ao nascer do sol (7h48); escuridão: 14 h 28 min, das 16h39 às 7h07 (crepúsculo civil).
Hora dourada em Leeds amanhã (domingo, 22 de novembro): 07:20–08:47 e 14:57–16:24.
Meio-dia solar em Leeds amanhã (domingo, 22 de novembro): 11h52, com o sol 16° acima do horizonte.
Nascer da lua em Leeds: 14h19 de domingo, 22 de novembro; gibosa crescente, iluminada a 94%.
Não, a próxima lua cheia em Leeds é na terça-feira, 24 de novembro.
Em Leeds: próximo solstício de inverno (o dia mais curto), na segunda-feira, 21 de dezembro às 20h50 e próximo solstício de verão (o dia mais longo), na segunda-feira, 21 de junho de 2027 às 14h11.
Este serviço não tem nenhuma fonte sobre as marés em Leeds.
Não se sabe se é o habitual em Leeds amanhã (domingo, 22 de novembro).
`;
