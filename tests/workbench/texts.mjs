/** A name of 70 characters, with long German words. */
export const LONG_NAME =
	'Geschwindigkeitsbegrenzungsaufhebung und Datenschutzgrundverordnung XL';

/** A sentence of such words. */
export const LONG_TEXT = `${ LONG_NAME }: Lebensversicherungsgesellschaft, Arbeiterunfallversicherungsgesetz`;
