import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';

/**
 * Prevents "Place order", with a message, while a required value is missing. `errorId`
 * is the id of WooCommerce's validation error; for a field's own error the name of the
 * field. Returns whether the message is shown.
 */
export function useRequired(
	errorId: string,
	isMissing: boolean,
	message: string
): boolean {
	const { setValidationErrors, clearValidationError } = useDispatch(
		'wc/store/validation'
	);
	const error = useSelect(
		( select ) =>
			select( 'wc/store/validation' ).getValidationError( errorId ),
		[ errorId ]
	);
	const isSet = error !== undefined;

	useEffect( () => {
		// Sets the error again if the field itself cleared it.
		if ( isMissing && ! isSet ) {
			setValidationErrors( { [ errorId ]: { message, hidden: true } } );
		}
	}, [ errorId, isMissing, isSet, message, setValidationErrors ] );

	useEffect(
		() => ( isMissing ? () => clearValidationError( errorId ) : undefined ),
		[ errorId, isMissing, clearValidationError ]
	);

	return error !== undefined && ! error.hidden;
}
