/** What of a verb is not as its infinitive says; all else `conjugate` knows. */
export interface Irregular {
  /** Where the stem is stressed: pid(o), vuelv(e). */
  stressed?: string;
  /** Of verbs in -ir, where the ending begins with another vowel: pid(ió), durm(iendo). */
  weak?: string;
  /** Of the first person, and with it of all the subjunctive: pong(o). */
  first?: string;
  /** Of the preterite whose ending is not stressed: pus(o). */
  strong?: string;
  /** To which the future is added: pondr(á). */
  future?: string;
  participle?: string;
  others?: string;
}

/** Verbs by the vowel that changes where it is stressed. */
export const changingVowels: readonly (readonly [from: string, to: string, verbs: string])[] = [
  [
    'e',
    'ie',
    `acertar acrecentar alentar apretar arrendar asentar atravesar aventar calentar cegar cerrar cimentar comenzar
    concertar confesar defender denegar desalentar desatender descender desconcertar desenterrar desmembrar despertar
    desplegar desterrar ascender atender condescender contender distender emparentar empedrar empezar encender encerrar
    encomendar enmendar entender enterrar errar escarmentar extender fregar gobernar helar deshelar malentender
    manifestar merendar negar nevar pensar perder plegar quebrar recalentar recomendar recomenzar regar remendar renegar
    repensar replegar restregar reventar salpimentar segar sembrar sentar serrar sobrentender sosegar subarrendar
    temblar tender tentar tropezar trascender verter
    advertir arrepentir asentir concernir conferir consentir controvertir convertir deferir desmentir diferir digerir
    discernir disentir divertir herir hervir inferir ingerir interferir invertir mentir pervertir preferir presentir
    proferir referir requerir resentir revertir sentir subvertir sugerir transferir`,
  ],
  [
    'o',
    'ue',
    `absolver acordar acostar almorzar amoblar apostar aprobar asolar avergonzar cocer colar colgar comprobar concordar
    condoler conmover consolar contar costar degollar demoler demostrar desaprobar descolgar descontar desollar
    despoblar devolver disolver doler encontrar engrosar envolver desenvolver esforzar forzar llover moler morder mostrar
    mover oler poblar probar promover recocer recontar recordar reencontrar reforzar remorder remover renovar repoblar
    reprobar resolver resonar retorcer revolcar revolver rodar rogar sobrevolar soler soltar sonar soñar torcer tostar
    trocar tronar volar volcar volver dormir adormir morir`,
  ],
  [
    'e',
    'i',
    `ceñir competir concebir corregir derretir despedir desvestir elegir embestir expedir gemir impedir investir medir
    pedir perseguir proseguir conseguir seguir regir reelegir rendir reñir repetir revestir servir teñir vestir`,
  ],
  ['u', 'ue', 'jugar'],
  ['i', 'ie', 'adquirir inquirir'],
];

/** Only their spelling changes: cojo, protejo, distingo, venzo. */
export const changingLetters = `acoger afligir coger converger convencer dirigir distinguir divergir ejercer emerger
  encoger escoger erigir exigir extinguir fingir infringir proteger recoger restringir surgir sumergir urgir vencer`;

export const participles: readonly (readonly [infinitive: string, participle: string])[] = [
  ['abrir', 'abiert'],
  ['cubrir', 'cubiert'],
  ['escribir', 'escrit'],
  ['imprimir', 'impres'],
  ['morir', 'muert'],
  ['proveer', 'provist'],
  ['resolver', 'resuelt'],
  ['romper', 'rot'],
  ['solver', 'suelt'],
  ['volver', 'vuelt'],
  ['scribir', 'scrit'],
];

/** What is told apart from a participle only by it. */
export const withParticiple = `abrir reabrir entreabrir cubrir descubrir encubrir recubrir escribir describir inscribir
  prescribir reescribir suscribir transcribir imprimir reimprimir proveer desproveer romper`;

/** Each with its beginnings: `pro` and `poner` are «proponer». */
export const irregular: readonly (readonly [infinitive: string, beginnings: string, parts: Irregular])[] = [
  ['andar', 'des', { strong: 'anduv' }],
  ['caber', '', { first: 'quep', strong: 'cup', future: 'cabr' }],
  ['caer', 're de', { first: 'caig' }],
  ['creer', '', {}],
  ['dar', '', { others: 'doy di diste dio dimos dieron diera dieran diese diesen' }],
  [
    'decir',
    'contra pre ben mal des',
    { stressed: 'dic', weak: 'dic', first: 'dig', strong: 'dij', future: 'dir', participle: 'dich' },
  ],
  ['hacer', 'des re', { first: 'hag', strong: 'hic', future: 'har', participle: 'hech', others: 'hizo haz' }],
  ['ir', '', { others: 'voy vas va vamos van vaya vayas vayamos vayan iba ibas ibamos iban yendo' }],
  ['leer', 're', {}],
  ['oír', '', { stressed: 'oy', first: 'oig' }],
  ['poder', '', { stressed: 'pued', weak: 'pud', strong: 'pud', future: 'podr' }],
  ['poseer', '', {}],
  [
    'poner',
    'ante com contra de descom dis ex im inter o pos pre pro re sobre super su trans',
    { first: 'pong', strong: 'pus', future: 'pondr', participle: 'puest', others: 'pon' },
  ],
  ['querer', '', { stressed: 'quier', strong: 'quis', future: 'querr' }],
  ['reír', 'son', { stressed: 'ri', weak: 'ri' }],
  ['freír', '', { stressed: 'fri', weak: 'fri', participle: 'frit' }],
  ['saber', '', { first: 'sep', strong: 'sup', future: 'sabr' }],
  ['salir', 'sobre', { first: 'salg', future: 'saldr', others: 'sal' }],
  [
    'satisfacer',
    '',
    {
      first: 'satisfag',
      strong: 'satisfic',
      future: 'satisfar',
      participle: 'satisfech',
      others: 'satisfizo',
    },
  ],
  [
    'tener',
    'a abs con de entre man ob re sos',
    { stressed: 'tien', first: 'teng', strong: 'tuv', future: 'tendr', others: 'ten' },
  ],
  ['traer', 'abs a con dis ex re sus', { first: 'traig', strong: 'traj' }],
  ['valer', 'equi', { first: 'valg', future: 'valdr' }],
  [
    'venir',
    'a con contra de inter pre pro re sobre',
    { stressed: 'vien', weak: 'vin', first: 'veng', strong: 'vin', future: 'vendr', others: 'ven viniendo' },
  ],
  [
    'ver',
    'pre entre',
    { first: 've', participle: 'vist', others: 'veia veias veiamos veian veo ves vi vio' },
  ],
];
