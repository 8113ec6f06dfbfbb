import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('de');
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const coins = (count: number): string => plural(count, { one: '# Münze', other: '# Münzen' });

export const de: ReasonWords = {
  verdicts: { good: 'gut', fine: 'in Ordnung', inaccurate: 'ungenau', costly: 'teuer' },
  better: (best) => `Besser: ${best}.`,
  littleBetter: (best) => `Etwas besser: ${best}.`,
  overall: 'Mehrere Kleinigkeiten zusammen; keine entscheidet allein.',
  equal: (other) => `Etwa gleich gut: ${other}.`,
  fewTries: 'Nur wenige Male durchgespielt, also nicht sicher.',
  moves: {
    stage: (stage) => `Bauabschnitt ${stage}`,
    discard: (card) => `${card} abwerfen`,
    nothing: 'Nichts nehmen',
    tokenFromPile: 'Marker vom Stapel',
    pass: 'Passen',
  },
  sevenWonders: {
    set: (count) => `Ergibt einen Satz aus drei Symbolen: jetzt +${points(count)}.`,
    symbol: (symbol, count, worth, later) =>
      `Das sind ${count} × ${symbol}: jetzt +${points(worth)}${
        later > 0
          ? `, und ${plural(later, { one: '# Karte späterer Zeitalter zeigt', other: '# Karten späterer Zeitalter zeigen' })} dieses Symbol`
          : ''
      }.`,
    victory: (who, swing) => `Gewinnt den Konflikt gegen ${who}: ${points(swing)} Unterschied.`,
    likelyVictory: (who, swing) => `Gewinnt wohl den Konflikt gegen ${who}: ${points(swing)} Unterschied.`,
    draw: (who, swing) => `Bringt Gleichstand gegen ${who}: ${points(swing)} Unterschied.`,
    likelyDraw: (who, swing) => `Bringt wohl Gleichstand gegen ${who}: ${points(swing)} Unterschied.`,
    overkill: (card) =>
      `Du schlägst schon beide Nachbarstädte: ${card} ändert in diesem Zeitalter keinen Konflikt.`,
    scarce: (good) => `Produziert ${good}: Das fehlt dir und beiden Nachbarstädten.`,
    enables: (good, stage, worth) =>
      `Produziert ${good} für Bauabschnitt ${stage}: etwa ${points(worth)} mehr durch dein Weltwunder.`,
    saves: (count) => `Spart dir beim Kaufen etwa ${coins(count)}.`,
    sells: (who, good, count) =>
      `${who} produziert das nicht (${good}): Du verdienst daran etwa ${coins(count)}.`,
    opens: (child, age, cost) => `Macht ${child} in Zeitalter ${age} kostenlos; Baukosten sonst: ${cost}.`,
    chain: (parent) => `Kostenlos für dich, durch ${parent}.`,
    stage: (count) => `Bringt jetzt ${points(count)}.`,
    gift: {
      shields: 'Bringt Schilde.',
      coins: 'Bringt Münzen.',
      science: 'Bringt ein Jokersymbol der Forschung.',
      goods: 'Bringt jeden Zug eine Ressource.',
      power: 'Bringt die Fähigkeit deines Weltwunders.',
    },
    short: (stage, count) =>
      `Erst Münzen: Sonst ${plural(count, { one: 'fehlt dir im nächsten Zug wohl # Münze', other: 'fehlen dir im nächsten Zug wohl # Münzen' })} für Bauabschnitt ${stage}.`,
    deny: (card, who, worth) =>
      `${who} bekommt ${card} nicht: Dort ist die Karte etwa ${points(worth)} wert.`,
    denySet: (card, who, symbol) =>
      `${who} bekommt ${card} nicht: Zu einem Satz fehlt dort nur dieses Symbol: ${symbol}.`,
    waits: (card, turn) =>
      `${card} kann warten: In Zug ${turn} kommen diese Handkarten zurück, wohl noch mit dieser Karte.`,
    nowOrNever: (players) => `Jetzt oder nie: Bei ${players} Personen kommen diese Handkarten nicht zurück.`,
    guild: (count) => `Schon jetzt ${points(count)} wert.`,
    points: (count) => `Bringt ${points(count)}, das meiste mit diesen Handkarten.`,
    feeds: (who, rival, count) =>
      `Bezahle lieber ${who} als ${rival}: Die stärkere Nachbarstadt bekäme ${coins(count)} mehr.`,
    unused: 'Dein kostenloser Bau verfällt am Ende des Zeitalters.',
    surplus: (good) => `Nichts, was noch kommen kann, braucht mehr ${good}.`,
    tends: (category, count) => `Bringt bis zum Ende wohl etwa ${points(count)} mehr: ${category}.`,
  },
  architects: {
    build: (stage, worth) => `Baut jetzt Bauabschnitt ${stage}: ${points(worth)}.`,
    buildEffect: (stage, worth) =>
      `Baut jetzt Bauabschnitt ${stage}: ${points(worth)} und der Effekt deines Weltwunders.`,
    oneShort: (stage, cards) => `Dann fehlt für Bauabschnitt ${stage} nur eine Karte: ${cards}.`,
    twin: (stage, card) =>
      `Bauabschnitt ${stage} braucht verschiedene Ressourcen, und ${card} hast du schon.`,
    flexible: (card) => `Eine Münze steht für jede Ressource, ${card} nur für sich.`,
    finish: (count) => `Beendet die Partie jetzt, mit ${points(count)} Vorsprung.`,
    hold: (count) => `Die Partie jetzt zu beenden heißt verlieren: ${points(count)} Rückstand.`,
    pair: 'Ergibt zwei gleiche grüne Karten: Wähle einen Marker.',
    triple: 'Ergibt drei verschiedene grüne Karten: Wähle einen Marker.',
    token: (count) => `Mit dem, was du hast, ${points(count)} wert.`,
    tokenCards: (cards, of) =>
      `${cards} der ${of} Karten in deinen drei Stapeln bringen dir eine Extrakarte.`,
    fight: (count) => `Löst einen Kampf aus, den du gewinnst: +${points(count)}.`,
    avoid: (who) => `Das Horn löst einen Kampf aus, den ${who} gewinnt.`,
    lasting: 'Kein Horn: Dieser Schild bleibt nach dem Kampf.',
    cat: (count) => `${points(count)}, mit der Katze.`,
    catFrom: (count, who) => `${points(count)}, mit der Katze, die ${who} verliert.`,
    deny: (card, who, stage) => `${who} braucht ${card}, um Bauabschnitt ${stage} zu vollenden.`,
    denySet: (card, who) => `${who} braucht diese grüne Karte für einen Marker: ${card}.`,
    uncovers: (who, cards, of) =>
      `Die nächste Karte dieses Stapels kann ${who} helfen: ${cards} von ${of} würden dort etwas vervollständigen.`,
    odds: (cards, of) =>
      `${cards} der ${of} Karten in der Mitte würden bei dir etwas vervollständigen, keine offene Karte tut das.`,
    extra: (token) => `Bringt dir eine Extrakarte, durch ${token}.`,
  },
};
