import type { FormValues } from './store';

export const CATEGORY = 'product_cat';

/** All categories are no category: it is not sent (spec §5). */
const ALL = '0';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Leaves "all categories" out of what a form sends.
 *
 * @param event          Of the form.
 * @param event.formData What it sends.
 */
export function dropAllCategories( { formData }: FormDataEvent ): void {
	if ( formData.get( CATEGORY ) === ALL ) {
		formData.delete( CATEGORY );
	}
}

/**
 * What the fields of a search form hold now.
 *
 * @param form  The form.
 * @param input Its search field.
 */
export function readValues(
	form: HTMLFormElement,
	input: HTMLInputElement
): FormValues {
	const sent = Array.from(
		form.querySelectorAll< Field >( 'input[name], select[name]' ),
		( { name, value } ) => ( { name, value } )
	).filter( ( { name, value } ) => name !== CATEGORY || value !== ALL );
	return {
		query: input.value.trim(),
		category: sent.find( ( { name } ) => name === CATEGORY )?.value ?? '',
		toResults( query ) {
			const url = new URL( form.action );
			for ( const { name, value } of sent ) {
				url.searchParams.set( name, value );
			}
			url.searchParams.set( input.name, query );
			return url.href;
		},
	};
}
