/** Answers in French, one for each case of the test. */
export const ANSWERS_FR = `
Oui, de la pluie est attendue à Leeds demain (dimanche 22 novembre). 4,2 mm de pluie, probabilité 80 %.
Oui, le temps devrait rester sec à Leeds demain (dimanche 22 novembre).
Oui, il a plu à Leeds hier (vendredi 20 novembre). 4,2 mm de pluie.
À Leeds du dimanche 22 novembre au jeudi 26 novembre : 21 mm de pluie, probabilité 80 %.
Pluie à Leeds de 0 h le dimanche 22 novembre à 0 h le vendredi 27 novembre.
Oui, de la neige est attendue à Leeds demain (dimanche 22 novembre). 24 cm de neige, probabilité 90 %.
Oui, du gel ou du verglas est probable à Leeds demain (dimanche 22 novembre). Température minimale de -4 °C, à 0 h.
À Leeds demain (dimanche 22 novembre) à 14 h : -4 °C.
Oui, il fera froid à Leeds demain (dimanche 22 novembre). -4 °C.
Oui, il y aura du vent à Leeds demain (dimanche 22 novembre). Vent jusqu’à 60 km/h, direction SO, rafales jusqu’à 90 km/h, au plus fort à 0 h.
Non, il n’y aura pas beaucoup de vent à Leeds demain (dimanche 22 novembre). Vent jusqu’à 10 km/h, direction SO, rafales jusqu’à 20 km/h, au plus fort à 0 h.
Oui, des rafales de tempête sont attendues à Leeds demain (dimanche 22 novembre). Rafales jusqu’à 90 km/h, au plus fort à 0 h.
Oui, du brouillard est attendu à Leeds demain (dimanche 22 novembre). Visibilité réduite à 0,2 km, minimum à 0 h.
Non, il y aura peu de soleil à Leeds demain (dimanche 22 novembre). Nébulosité de 100 % en moyenne en journée.
Oui, des orages sont attendus à Leeds demain (dimanche 22 novembre). 24 heures d’orage.
Oui, il fera très chaud à Leeds demain (dimanche 22 novembre). 21 à 33 °C, minimum à 0 h, maximum à 23 h.
À Leeds demain (dimanche 22 novembre) : 21 à 33 °C, minimum à 0 h, maximum à 23 h.
Le plus chaud à Leeds du dimanche 22 novembre au jeudi 26 novembre : jeudi 26 novembre (37 °C). Ensuite mercredi 25 novembre (36 °C), mardi 24 novembre (35 °C) et lundi 23 novembre (34 °C).
À Leeds demain (dimanche 22 novembre) : indice UV jusqu’à 8, maximum à 0 h.
Oui, un parapluie est de mise à Leeds demain (dimanche 22 novembre). 4,2 mm de pluie, probabilité 80 %.
Non, des gants ne sont pas nécessaires à Leeds demain (dimanche 22 novembre). Ressenti 9 °C.
À prendre à Leeds demain (dimanche 22 novembre) : un manteau, des gants et des bottes. Ressenti -9 °C.
Coucher du soleil à Leeds demain (dimanche 22 novembre) : 15 h 58.
Lune à Leeds demain (dimanche 22 novembre) : gibbeuse croissante, éclairée à 94 % ; elle se lève à 14 h 19 et se couche à 4 h 56.
Ce n’est pas connu à Leeds du dimanche 22 novembre au lundi 23 novembre : la source n’a pas de valeur.
Le pollen à Leeds demain (dimanche 22 novembre) n’est pas connu : ce service n’a pas de source pour le pollen.
Plutôt ensoleillé à Leeds demain (dimanche 22 novembre) : 10 °C, 4,2 mm de pluie (probabilité 80 %) et vent jusqu’à 10 km/h.
Lisbon : plus chaud que Leeds demain (dimanche 22 novembre), 33 °C contre -4 °C.
Le plus froid demain (dimanche 22 novembre) : Leeds (-4 °C), puis York (21 °C).
Oui, de la pluie est attendue au Havre du dimanche 22 novembre au lundi 23 novembre. 4,2 mm de pluie, probabilité 80 %.
Pas d’avis : Fairday ne peut pas juger si la glace porte, et ne connaît pas son épaisseur. À Leeds, Royaume-Uni demain (dimanche 22 novembre) : vent jusqu’à 10 km/h, direction SO, rafales jusqu’à 20 km/h, au plus fort à 0 h. Lieu supposé : Leeds, Royaume-Uni, le lieu par défaut de ce service.
Oui, température maximale à Leeds demain (dimanche 22 novembre) : 33 °C à 23 h (demandé : plus de 30 °C).
La nuit tombe à 16 h 39 à Leeds demain (dimanche 22 novembre), à la fin du crépuscule civil ; coucher du soleil : 15 h 58.
Il fait jour à 7 h 05 à Leeds demain (dimanche 22 novembre), au début de l’aube civile ; lever du soleil : 7 h 46.
8 h 13 min de jour à Leeds demain (dimanche 22 novembre), de 7 h 46 à 15 h 58, 3 min de moins que la veille.
Nuit à Leeds demain (dimanche 22 novembre) : 15 h 49 min, du coucher (15 h 58) au lever du soleil (7 h 48) ; obscurité : 14 h 28 min, de 16 h 39 à 7 h 07 (crépuscule civil).
Heure dorée à Leeds demain (dimanche 22 novembre) : de 07:20 à 08:47 et de 14:57 à 16:24.
Midi solaire à Leeds demain (dimanche 22 novembre) : 11 h 52, le soleil à 16° au-dessus de l’horizon.
Lever de la lune à Leeds : 14 h 19 le dimanche 22 novembre ; gibbeuse croissante, éclairée à 94 %.
Non, la prochaine pleine lune à Leeds est le mardi 24 novembre.
À Leeds : prochain solstice d’hiver (le jour le plus court) le lundi 21 décembre à 20 h 50 et prochain solstice d’été (le jour le plus long) le lundi 21 juin 2027 à 14 h 11.
Ce service n’a pas de source sur les marées à Leeds.
On ne sait pas si c’est comme d’habitude à Leeds demain (dimanche 22 novembre).
`;
