import { ServerHtml } from '@vitrina/react';
import { runAfterPaint } from '../../../components/after-paint';
import type { Product } from '../view';
import type { BarPart } from '../read-markup';

interface BarProps {
	readonly parts: readonly BarPart[];
	readonly product: Product;
	readonly onStep: ( by: number ) => void;
}

/** Position in the listing, buttons to the other products, and the close button. */
export function Bar( { parts, product, onStep }: BarProps ) {
	const { at, count } = product;
	const isAlone = at < 0 || count < 2;

	const render = ( part: BarPart, key: number ) => {
		switch ( part.name ) {
			case 'step': {
				const next = at + part.by;
				return (
					<ServerHtml
						key={ key }
						as="button"
						type="button"
						className={ part.className }
						data-quick-view-step={ part.by }
						hidden={ isAlone }
						aria-disabled={ next < 0 || next >= count }
						html={ part.html }
						onClick={ ( { currentTarget } ) =>
							void runAfterPaint( currentTarget, () =>
								onStep( part.by )
							)
						}
					/>
				);
			}
			case 'position':
				return (
					<span key={ key } className="quick-view__place">
						{ isAlone ? '' : `${ at + 1 } / ${ count }` }
					</span>
				);
			case 'printed':
				return (
					<ServerHtml
						key={ key }
						className="quick-view__printed"
						html={ part.html }
					/>
				);
		}
	};

	return <div className="quick-view__bar">{ parts.map( render ) }</div>;
}
