import { ServerHtml } from '@vitrina/react';
import { memo } from 'react';
import {
	labelOf,
	stockText,
	type SwatchPresentation,
	type SwatchTexts,
} from './presentation';
import type { PrintedSwatch } from './read-markup';

interface SwatchProps extends SwatchPresentation {
	readonly swatch: PrintedSwatch;
	readonly isSelected: boolean;
	/** Whether it is the tab stop of the group. */
	readonly isStop: boolean;
	/** Whether the reason is shown beside it, after a click. */
	readonly isReasonShown: boolean;
	readonly texts: SwatchTexts;
}

/** One value of an attribute. Memoised: rendered again only if its props change. */
export const Swatch = memo( function DrawnSwatch( {
	swatch: { value, title, className },
	isSelected,
	isStop,
	isReasonShown,
	texts,
	...presentation
}: SwatchProps ) {
	const { isDisabled, isCrossedOut, reason } = presentation;
	const stock = stockText( presentation, texts );
	const classes = [
		className,
		isSelected && 'selected',
		isCrossedOut && 'disabled',
		reason === 'outOfStock' && 'no-stock',
		isReasonShown && 'is-explained',
	];
	// A list, as the common swatches plugin prints; styles rely on it.
	/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */
	return (
		<li
			className={ classes.filter( Boolean ).join( ' ' ) }
			role="radio"
			tabIndex={ isStop ? 0 : -1 }
			aria-checked={ isSelected }
			aria-disabled={ isDisabled }
			aria-label={ labelOf( title, presentation, texts ) }
			data-value={ value }
			data-title={ title }
			data-wvstooltip={
				reason ? `${ title } – ${ texts[ reason ] }` : title
			}
		>
			{ /* Colour, image or name. */ }
			<ServerHtml as="span" className="variable-item-contents" />
			{ stock && (
				<span className="variable-item-stock" aria-hidden="true">
					{ stock }
				</span>
			) }
		</li>
	);
} );
