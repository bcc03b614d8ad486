/** Answers in Spanish, one for each case of the test. */
export const ANSWERS_ES = `
Sí, se espera lluvia en Leeds mañana (domingo 22 de noviembre). 4,2 mm de lluvia, con una probabilidad del 80 %.
Sí, no debería llover en Leeds mañana (domingo 22 de noviembre).
Sí, llovió en Leeds ayer (viernes 20 de noviembre). 4,2 mm de lluvia.
En Leeds del domingo 22 de noviembre al jueves 26 de noviembre: 21 mm de lluvia, con una probabilidad del 80 %.
Lluvia en Leeds de 00:00 del domingo 22 de noviembre a 00:00 del viernes 27 de noviembre.
Sí, se espera nieve en Leeds mañana (domingo 22 de noviembre). 24 cm de nieve, con una probabilidad del 90 %.
Sí, es probable que haya heladas o hielo en Leeds mañana (domingo 22 de noviembre). Temperatura mínima de -4 °C, a las 00:00.
En Leeds mañana (domingo 22 de noviembre) a las 14:00: -4 °C.
Sí, hará frío en Leeds mañana (domingo 22 de noviembre). -4 °C.
Sí, hará viento en Leeds mañana (domingo 22 de noviembre). Viento de hasta 60 km/h del SO, con rachas de hasta 90 km/h, máximo a las 00:00.
No, no hará mucho viento en Leeds mañana (domingo 22 de noviembre). Viento de hasta 10 km/h del SO, con rachas de hasta 20 km/h, máximo a las 00:00.
Sí, se esperan rachas de temporal en Leeds mañana (domingo 22 de noviembre). Rachas de hasta 90 km/h, máximo a las 00:00.
Sí, se espera niebla en Leeds mañana (domingo 22 de noviembre). Visibilidad mínima de 0,2 km, mínimo a las 00:00.
No, habrá poco sol en Leeds mañana (domingo 22 de noviembre). Nubosidad media del 100 % de día.
Sí, se esperan tormentas en Leeds mañana (domingo 22 de noviembre). 24 horas con tormenta.
Sí, hará mucho calor en Leeds mañana (domingo 22 de noviembre). 21 a 33 °C, mínima a las 00:00 y máxima a las 23:00.
En Leeds mañana (domingo 22 de noviembre): 21 a 33 °C, mínima a las 00:00 y máxima a las 23:00.
Lo más cálido en Leeds del domingo 22 de noviembre al jueves 26 de noviembre: jueves 26 de noviembre (37 °C). Después, miércoles 25 de noviembre (36 °C), martes 24 de noviembre (35 °C) y lunes 23 de noviembre (34 °C).
En Leeds mañana (domingo 22 de noviembre): índice UV de hasta 8, máximo a las 00:00.
Sí, conviene un paraguas en Leeds mañana (domingo 22 de noviembre). 4,2 mm de lluvia, con una probabilidad del 80 %.
No, no hacen falta guantes en Leeds mañana (domingo 22 de noviembre). Sensación de 9 °C.
Conviene llevar en Leeds mañana (domingo 22 de noviembre): un abrigo, guantes y botas. Sensación de -9 °C.
Puesta del sol en Leeds mañana (domingo 22 de noviembre): 15:58.
Luna en Leeds mañana (domingo 22 de noviembre): gibosa creciente, iluminada al 94 %; sale a las 14:19 y se pone a las 04:56.
Eso no se conoce en Leeds del domingo 22 de noviembre al lunes 23 de noviembre: la fuente no tiene ningún valor.
El polen en Leeds mañana (domingo 22 de noviembre) no se conoce: este servicio no tiene ninguna fuente de polen.
Mayormente soleado en Leeds mañana (domingo 22 de noviembre): 10 °C, 4,2 mm de lluvia (probabilidad del 80 %) y viento de hasta 10 km/h.
Lisbon tendrá más calor que Leeds mañana (domingo 22 de noviembre): 33 °C frente a -4 °C.
Lo más frío mañana (domingo 22 de noviembre): Leeds (-4 °C), después York (21 °C).
Sí, se espera lluvia en Le Havre del domingo 22 de noviembre al lunes 23 de noviembre. 4,2 mm de lluvia, con una probabilidad del 80 %.
Sin veredicto: Fairday no puede juzgar si el hielo aguanta, y no conoce su espesor. En Leeds, Reino Unido mañana (domingo 22 de noviembre): viento de hasta 10 km/h del SO, con rachas de hasta 20 km/h, máximo a las 00:00. Lugar supuesto: Leeds, Reino Unido, el lugar predeterminado de este servicio.
Sí, la temperatura máxima en Leeds mañana (domingo 22 de noviembre) será de 33 °C a las 23:00 (preguntado: más de 30 °C).
Anochece en Leeds mañana (domingo 22 de noviembre) a las 16:39, al final del crepúsculo civil; puesta del sol: 15:58.
Amanece en Leeds mañana (domingo 22 de noviembre) a las 07:05, al comienzo del crepúsculo civil; salida del sol: 07:46.
8 h 13 min de luz en Leeds mañana (domingo 22 de noviembre), desde las 07:46 hasta las 15:58, 3 min menos que el día anterior.
Noche en Leeds mañana (domingo 22 de noviembre): 15 h 49 min, desde la puesta (15:58) hasta la salida del sol (07:48); oscuridad: 14 h 28 min, desde las 16:39 hasta las 07:07 (crepúsculo civil).
Hora dorada en Leeds mañana (domingo 22 de noviembre): 07:20–08:47 y 14:57–16:24.
Mediodía solar en Leeds mañana (domingo 22 de noviembre): 11:52, con el sol 16° sobre el horizonte.
Salida de la luna en Leeds: 14:19 del domingo 22 de noviembre; gibosa creciente, iluminada al 94 %.
No, la próxima luna llena en Leeds es el martes 24 de noviembre.
En Leeds: próximo solsticio de invierno (el día más corto), el lunes 21 de diciembre a las 20:50 y próximo solsticio de verano (el día más largo), el lunes 21 de junio de 2027 a las 14:11.
Este servicio no tiene ninguna fuente sobre las mareas en Leeds.
No se sabe si es lo habitual en Leeds mañana (domingo 22 de noviembre).
`;
