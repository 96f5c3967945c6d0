import { ServerHtml, useHasTakenOver } from '@vitrina/react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { canStep } from '../../../theme/quantity/limits';
import { step } from '../../../theme/quantity/step';
import type { PrintedLine } from '../model/printed-cart';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';
import type { StepperPart } from './read-stepper';

interface StepperProps {
	readonly model: MiniCartModel;
	readonly line: PrintedLine;
	/** What WooCommerce's template and others' hooks printed, in their order. */
	readonly parts: readonly StepperPart[];
}

/** How many of a line: a field between minus and plus. */
export function Stepper( { model, line, parts }: StepperProps ) {
	const { quantities } = model;
	const { name, limits } = line;
	const draft = useMiniCart( model, ( { drafts } ) => drafts[ name ] );
	const isTakenOver = useHasTakenOver();
	const field = useRef< HTMLInputElement >( null );
	const text = draft?.text ?? line.quantity;
	const can = canStep( text, limits );

	// React has no prop for the browser's own `change`: its onChange is `input`.
	useEffect( () => {
		const input = field.current;
		const change = () => quantities.change( name, input?.value ?? '' );
		input?.addEventListener( 'change', change );
		return () => input?.removeEventListener( 'change', change );
	}, [ quantities, name ] );

	const press = ( direction: 1 | -1 ) => {
		const next = step( text, direction, limits );
		if ( next !== text ) {
			flushSync( () => quantities.type( name, next ) );
			// Other plugins listen to the field, as they do on a product page.
			for ( const event of [ 'input', 'change' ] ) {
				field.current?.dispatchEvent(
					new Event( event, { bubbles: true } )
				);
			}
		}
	};

	return (
		<>
			{ parts.map( ( part, place ) => {
				switch ( part.kind ) {
					case 'field':
						return (
							<input
								key={ place }
								ref={ field }
								type="number"
								className="input-text qty text"
								name={ name }
								value={ text }
								onInput={ ( { currentTarget } ) =>
									// Drawn at once: a script may change the field
									// and leave it in one go.
									flushSync( () =>
										quantities.type(
											name,
											currentTarget.value
										)
									)
								}
								onBlur={ ( { currentTarget } ) => {
									// Removed with its line, it has not been left.
									if ( currentTarget.isConnected ) {
										quantities.commit( name );
									}
								} }
								suppressHydrationWarning
							/>
						);
					case 'step':
						return (
							<ServerHtml
								key={ place }
								as="button"
								className="quantity__step"
								data-step={ part.direction }
								hidden={
									isTakenOver
										? part.isReadOnly
										: part.isHidden
								}
								{ ...{
									type: 'button',
									disabled: isTakenOver
										? ! ( part.direction === 1
												? can.up
												: can.down )
										: part.isDisabled,
								} }
								onClick={ ( event ) => {
									// The page's own listener would step once more.
									event.stopPropagation();
									press( part.direction );
								} }
							/>
						);
					case 'text':
						return part.text;
					default:
						return <ServerHtml key={ place } as={ part.tag } />;
				}
			} ) }
		</>
	);
}
