import { useBusy, useMark } from '@vitrina/react';
import { createPortal } from 'react-dom';
import type { PrintedLine } from '../model/printed-cart';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';

interface LineProps {
	readonly model: MiniCartModel;
	readonly line: PrintedLine;
}

/** Adds states and the "not saved" message to a line that the server printed. */
export function Line( { model, line }: LineProps ) {
	const { key, name, element, stepper } = line;
	const isLoading = useMiniCart(
		model,
		( { drafts } ) => drafts[ name ]?.sent !== undefined
	);
	const isLeaving = useMiniCart( model, ( { leaving } ) =>
		leaving.includes( key )
	);
	const unsaved = useMiniCart( model, ( state ) => state.unsaved[ name ] );
	useMark( element, 'is-loading', isLoading );
	useMark( element, 'is-blocked', isLeaving );
	useBusy( element, isLoading || isLeaving );

	if ( unsaved === undefined ) {
		return null;
	}
	const { texts } = model.settings;
	return createPortal(
		<p className="mini-cart__unsaved">
			{ `${ texts.unsaved.replace( '%s', () => unsaved ) } ` }
			<button
				type="button"
				onClick={ () => {
					stepper
						?.querySelector( 'input' )
						?.focus( { preventScroll: true } );
					model.quantities.retry( name );
				} }
			>
				{ texts.again }
			</button>
		</p>,
		element
	);
}
