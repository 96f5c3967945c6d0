import { useAttributes } from '@vitrina/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';

interface PasswordRevealProps {
	/** In a `.password-input`; both are server markup. */
	readonly field: HTMLInputElement;
	readonly show: string;
	readonly hide: string;
}

/** The button that shows a password, like that of WooCommerce's account page (spec §2). */
export function PasswordReveal( { field, show, hide }: PasswordRevealProps ) {
	const [ isShown, setShown ] = useState( false );
	useAttributes( field, { type: isShown ? 'text' : 'password' } );
	return (
		field.parentElement &&
		createPortal(
			<button
				type="button"
				className={ `show-password-input${
					isShown ? ' display-password' : ''
				}` }
				aria-label={ isShown ? hide : show }
				aria-describedby={ field.id }
				onClick={ () => {
					setShown( ! isShown );
					field.focus();
				} }
			/>,
			field.parentElement
		)
	);
}
