import { Stepper, useIsHydrated, type StepperPart } from '@vitrina/react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { canStep } from '../../../theme/quantity/limits';
import { step } from '../../../theme/quantity/step';
import { dispatchChange } from '../../../theme/quantity/step-field';
import type { PrintedLine } from '../model/printed-cart';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';

interface LineStepperProps {
	readonly model: MiniCartModel;
	readonly line: PrintedLine;
	/** What WooCommerce's template and hooks of other plugins printed, in order. */
	readonly parts: readonly StepperPart[];
}

/** The quantity stepper of a line: a controlled input, with its value in the store. */
export function LineStepper( { model, line, parts }: LineStepperProps ) {
	const { quantities } = model;
	const { name, limits } = line;
	const draft = useMiniCart( model, ( { drafts } ) => drafts[ name ] );
	const isHydrated = useIsHydrated();
	const field = useRef< HTMLInputElement >( null );
	const text = draft?.text ?? line.quantity;

	// React has no prop for the browser's `change` event: `onChange` handles `input`.
	useEffect( () => {
		const input = field.current;
		const change = () => quantities.change( name, input?.value ?? '' );
		input?.addEventListener( 'change', change );
		return () => input?.removeEventListener( 'change', change );
	}, [ quantities, name ] );

	const press = ( direction: 1 | -1 ) => {
		const next = step( text, direction, limits );
		if ( next !== text && field.current ) {
			flushSync( () => quantities.type( name, next ) );
			// Other plugins listen to the field, as they do on a product page.
			dispatchChange( field.current );
		}
	};

	return (
		<Stepper
			parts={ parts }
			can={ isHydrated ? canStep( text, limits ) : null }
			onStep={ press }
			renderField={ ( { className } ) => (
				<input
					ref={ field }
					type="number"
					className={ className }
					name={ name }
					value={ text }
					onInput={ ( { currentTarget } ) =>
						// Rendered at once: a script may change the field and
						// blur it in the same task.
						flushSync( () =>
							quantities.type( name, currentTarget.value )
						)
					}
					onBlur={ ( { currentTarget } ) => {
						// An input removed with its line also fires blur.
						if ( currentTarget.isConnected ) {
							quantities.commit( name );
						}
					} }
					suppressHydrationWarning
				/>
			) }
		/>
	);
}
