import { ServerHtml } from '@vitrina/react';
import { memo } from 'react';
import { labelOf, stockText, type SwatchLook, type SwatchTexts } from './look';
import type { PrintedSwatch } from './read-markup';

interface SwatchProps extends SwatchLook {
	readonly swatch: PrintedSwatch;
	readonly isSelected: boolean;
	/** Whether the Tab key leads to it. */
	readonly isStop: boolean;
	/** Whether its reason stands beside it, because it was pressed. */
	readonly isTold: boolean;
	readonly texts: SwatchTexts;
}

/** One value of an attribute. Drawn again only when something of it changes. */
export const Swatch = memo( function DrawnSwatch( {
	swatch: { value, title, className },
	isSelected,
	isStop,
	isTold,
	texts,
	...look
}: SwatchProps ) {
	const { isClosed, isCrossedOut, reason } = look;
	const stock = stockText( look, texts );
	const classes = [
		className,
		isSelected && 'selected',
		isCrossedOut && 'disabled',
		reason === 'outOfStock' && 'no-stock',
		isTold && 'is-told',
	];
	// A list is what the common swatches plugin prints, and styles know.
	/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */
	return (
		<li
			className={ classes.filter( Boolean ).join( ' ' ) }
			role="radio"
			tabIndex={ isStop ? 0 : -1 }
			aria-checked={ isSelected }
			aria-disabled={ isClosed }
			aria-label={ labelOf( title, look, texts ) }
			data-value={ value }
			data-title={ title }
			data-wvstooltip={
				reason ? `${ title } – ${ texts[ reason ] }` : title
			}
		>
			{ /* A colour, a picture or a name. */ }
			<ServerHtml as="span" className="variable-item-contents" />
			{ stock && (
				<span className="variable-item-stock" aria-hidden="true">
					{ stock }
				</span>
			) }
		</li>
	);
} );
