/** A name of 70 characters, with long German words. */
export const LONG_NAME =
	'Geschwindigkeitsbegrenzungsaufhebung und Datenschutzgrundverordnung XL';

/** A label of a button, with the longest word that fits on one at 320 px. */
export const LONG_LABEL = 'Warenkorbaktualisierung jetzt ausführen';

/** A sentence of such words. */
export const LONG_TEXT = `${ LONG_NAME }: Lebensversicherungsgesellschaft, Arbeiterunfallversicherungsgesetz`;
