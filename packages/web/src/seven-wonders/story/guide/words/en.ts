import type { Words } from './words.ts';

export const en: Words = {
  sections: {
    goal: {
      title: 'What it is about',
      text: [
        'You lead an ancient city and build its wonder. The match has three Ages of six turns each. Whoever has the most points after the third Age wins.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Everybody chooses one card in secret; all are turned over at once. Then the hands are passed on: to the left in Ages I and III, to the right in Age II.',
        'With your card you do one of three things: build it, put it face down under the next stage of your wonder, or sell it for 3 coins.',
        'A city never has two structures of the same name.',
      ],
    },
    goods: {
      title: 'Goods and trade',
      text: [
        'Goods are not used up: whatever your city makes is there again every turn. A card that gives one of several goods gives one of them each turn.',
        'What you lack you buy from your two neighbours, 2 coins a unit (1 with the right trading post). They cannot refuse, and what they sell is still theirs.',
        'Only brown and grey cards and the good printed on the board are sold. The coins you earn in a turn can be spent from the next one on.',
      ],
    },
    chains: {
      title: 'Free by chain',
      text: [
        'Some structures are free if a certain other one stands in your city. Each card shows what it makes free later.',
      ],
    },
    battles: {
      title: 'Battles',
      text: [
        'At the end of each Age you compare shields with each neighbour. More shields bring 1 point in Age I, 3 in Age II, 5 in Age III; fewer cost 1 point; equal ones nothing.',
      ],
    },
    science: {
      title: 'Science',
      text: [
        'For each of the three symbols you get the square of how many you have: 1, 4, 9, 16 … And 7 points for each set of three different ones.',
      ],
    },
    points: {
      title: 'Points at the end',
      text: [
        'Battles, one point for three coins, the stages of your wonder, blue cards, science, yellow cards of Age III, and guilds.',
        'If points are equal, coins decide; if they are equal too, the victory is shared.',
      ],
    },
    ages: {
      title: 'The end of an Age',
      text: [
        'From the last two cards you choose one; the other is discarded without coins. Then the battles are fought and new hands dealt.',
      ],
    },
    freeCity: {
      title: 'With two players',
      text: [
        'A third city stands between you: the Free City. In turns you draw a card for it and choose, after your own card, what it does. It has to build if it can. It trades and fights like any other city, but it cannot win.',
      ],
    },
  },
  search: 'Find a card',
  noneFound: 'No card is called that.',
};
