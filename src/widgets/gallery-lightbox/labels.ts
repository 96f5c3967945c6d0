import { checkTexts } from '../../components/check-props';

const names = [
	'label',
	'close',
	'previous',
	'next',
	'zoom',
	'counter',
	'failed',
] as const;

/** Texts of the lightbox. `counter` contains %1$s for the picture and %2$s for their number. */
export type Labels = Readonly< Record< ( typeof names )[ number ], string > >;

/** Validates the labels. Throws if one is missing. */
export const parseLabels = ( props: unknown ): Labels =>
	checkTexts( 'lightbox', names, props );

export function formatPosition(
	{ counter }: Labels,
	index: number,
	count: number
): string {
	return counter
		.replace( '%1$s', String( index + 1 ) )
		.replace( '%2$s', String( count ) );
}
