/** A name of 70 characters, of words as long as German has them. */
export const LONG_NAME =
	'Geschwindigkeitsbegrenzungsaufhebung und Datenschutzgrundverordnung XL';

/** A sentence of such words. */
export const LONG_TEXT = `${ LONG_NAME }: Lebensversicherungsgesellschaft, Arbeiterunfallversicherungsgesetz`;
