/**
 * What the letters among a card's remarks and in column 12 of its table oblige the holder to: the public table of CONTRAN's
 * resolution 511/2014 (domain section 1.8), in the language of the card.
 */
export const RESTRICTIONS: Readonly<Record<string, string>> = {
  A: 'Obrigatório o uso de lentes corretivas',
  B: 'Obrigatório o uso de prótese auditiva',
  C: 'Obrigatório o uso de acelerador à esquerda',
  D: 'Obrigatório o uso de veículo com transmissão automática',
  E: 'Obrigatório o uso de empunhadura, manopla ou pomo no volante',
  F: 'Obrigatório o uso de veículo com direção hidráulica',
  G: 'Obrigatório o uso de veículo com embreagem manual, automação de embreagem ou transmissão automática',
  H: 'Obrigatório o uso de acelerador e freio manual',
  I: 'Obrigatório o uso de adaptação dos comandos de painel ao volante',
  J: 'Obrigatório o uso de adaptação dos comandos de painel para os membros inferiores ou outras partes do corpo',
  K: 'Obrigatório o uso de veículo com prolongamento da alavanca de câmbio ou almofadas fixas de compensação',
  L: 'Obrigatório o uso de veículo com prolongadores dos pedais e elevação do assoalho ou almofadas fixas de compensação',
  M: 'Obrigatório o uso de motocicleta com pedal de câmbio adaptado',
  N: 'Obrigatório o uso de motocicleta com pedal do freio traseiro adaptado',
  O: 'Obrigatório o uso de motocicleta com manopla do freio dianteiro adaptada',
  P: 'Obrigatório o uso de motocicleta com manopla de embreagem adaptada',
  Q: 'Obrigatório o uso de motocicleta com carro lateral ou triciclo',
  R: 'Obrigatório o uso de motoneta com carro lateral ou triciclo',
  S: 'Obrigatório o uso de motocicleta com automação de troca de marchas',
  T: 'Vedado dirigir em rodovias e vias de trânsito rápido',
  U: 'Vedado dirigir após o pôr do sol',
  V: 'Obrigatório o uso de capacete de segurança com viseira protetora sem limitação de campo visual',
  W: 'Aposentado por invalidez',
  X: 'Outras restrições',
  Y: 'Surdo',
  Z: 'Visão monocular',
}
